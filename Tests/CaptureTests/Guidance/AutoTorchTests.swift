import Imaging
import Testing

@testable import Capture

@Suite("The torch that answers guidance")
struct AutoTorchTests {
    private var torch = AutoTorch()

    private func time(_ seconds: Double) -> MonotonicTime { MonotonicTime(nanoseconds: Int64(seconds * 1e9)) }

    @Test("it is lit in the dark and stays lit when that helps")
    mutating func dark() {
        torch.answer(nil, at: time(0))
        #expect(!torch.isLit)
        torch.answer(.moreLight, at: time(1))
        #expect(torch.isLit)
        torch.answer(nil, at: time(2))
        torch.answer(.outOfFocus, at: time(3))
        #expect(torch.isLit)
    }

    @Test(
        "where it is mirrored it goes out, and does not take turns with the dark",
        arguments: [
            GuidanceReason.glare, .lessLight,
        ])
    mutating func glare(reason: GuidanceReason) {
        torch.answer(.moreLight, at: time(1))
        torch.answer(reason, at: time(2))
        #expect(!torch.isLit)
        torch.answer(.moreLight, at: time(3))
        #expect(!torch.isLit)
        torch.answer(.moreLight, at: time(7))
        #expect(torch.isLit)
    }

    @Test("it asks anew after a minute whether it is needed")
    mutating func longest() {
        torch.answer(.moreLight, at: time(1))
        torch.answer(nil, at: time(60))
        #expect(torch.isLit)
        torch.answer(nil, at: time(61))
        #expect(!torch.isLit)
        torch.answer(nil, at: time(62))
        #expect(!torch.isLit)
        torch.answer(.moreLight, at: time(62.5))
        #expect(torch.isLit)
    }
}
