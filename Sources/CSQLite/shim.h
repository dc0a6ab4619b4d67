#pragma once
#include <sqlite3.h>

// SQLITE_TRANSIENT is a cast of -1 to a function pointer, which Swift does not import: SQLite takes a copy of the text.
static inline int labelrig_sqlite3_bind_text(sqlite3_stmt *statement, int index, const char *text, sqlite3_uint64 size) {
    return sqlite3_bind_text64(statement, index, text, size, SQLITE_TRANSIENT, SQLITE_UTF8);
}

// sqlite3_db_config is variadic. With "defensive" on, SQL text cannot damage the database file.
static inline int labelrig_sqlite3_set_defensive(sqlite3 *database) {
    return sqlite3_db_config(database, SQLITE_DBCONFIG_DEFENSIVE, 1, (int *)0);
}
