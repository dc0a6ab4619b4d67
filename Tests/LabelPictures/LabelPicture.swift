public enum LabelPicture {}
