"""What the judges of both games share: the arrays of a network, and its policy."""

from typing import Any

from librt.vecs import vec
from mypy_extensions import i64, mypyc_attr

from pharos.ai.search.network import ROWS_PER_CHOICE, Network
from pharos.ai.search.shares import spread


@mypyc_attr(acyclic=True)
class NetworkJudge:
    """A network with the arrays that it reads and writes."""

    def __init__(self, network: Network, most_inputs: int, most_choices: int, outputs: int) -> None:
        self.found: vec[i64] = vec[i64]([0] * most_inputs)
        self.rows: vec[i64] = vec[i64]([-1] * (ROWS_PER_CHOICE * most_choices))
        self.out: vec[float] = vec[float]([0.0] * (outputs + most_choices))
        self.outputs: i64 = outputs
        self.kernel: Any = network.kernel(self.found, self.rows, self.out)

    def policy(self, count: i64, shares: vec[float], temperature: float) -> None:
        """After the network has run: writes the softmax of the policy over the first `count` choices."""
        self.kernel.policy(count)
        spread(self.out, self.outputs, count, temperature, shares)
