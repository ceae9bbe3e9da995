"""Learns Duel with PyTorch in one file, in the style of CleanRL: PPO with self-play over a batch of games.

    pip install "pharos-games[gym]" torch
    python examples/torch_ppo.py --minutes 5 --out duel.pt
    python examples/torch_ppo.py --judge duel.pt

`research.Batch` steps all games in one call and shares its arrays with PyTorch. Both seats of every game are
the learner. The seat to choose may change after each step, so returns are computed backward for each seat
separately.
"""

import argparse
import time

import numpy as np
import torch
from torch import nn

import pharos.research as research

GAMES, STEPS = 256, 64
"""Number of parallel games, and of choices in each between two updates."""
HIDDEN, RATE, CLIP, ENTROPY, PASSES, PART = 256, 1e-3, 0.2, 0.01, 2, 2048
FAR_BELOW = -1e9


class Net(nn.Module):
    """Logits of the actions, and a value."""

    def __init__(self, features: int, actions: int) -> None:
        super().__init__()
        self.body = nn.Sequential(
            nn.Linear(features, HIDDEN), nn.ReLU(), nn.Linear(HIDDEN, HIDDEN), nn.ReLU()
        )
        self.actor, self.critic = nn.Linear(HIDDEN, actions), nn.Linear(HIDDEN, 1)
        nn.init.orthogonal_(self.actor.weight, 0.01)

    def forward(self, seen: torch.Tensor, mask: torch.Tensor) -> tuple[torch.Tensor, torch.Tensor]:
        """Returns the log probabilities of all actions, and the value."""
        body = self.body(seen)
        liked = self.actor(body).masked_fill(mask == 0, FAR_BELOW)
        return liked.log_softmax(-1), torch.tanh(self.critic(body)).squeeze(-1)


def play(batch: research.Batch, net: Net) -> dict[str, torch.Tensor]:
    """Collects some choices of all games with their returns, bootstrapped by the value."""
    rows: dict[str, list[torch.Tensor]] = {
        name: [] for name in ("seen", "mask", "action", "chance", "value", "seat")
    }
    ends, rewards = [], []
    for _ in range(STEPS):
        seen, mask = torch.from_numpy(batch.observation).clone(), torch.from_numpy(batch.mask).clone()
        with torch.no_grad():
            chances, value = net(seen, mask)
        action = torch.multinomial(chances.exp(), 1).squeeze(1)
        row = {"seen": seen, "mask": mask, "action": action, "value": value}
        row |= {
            "chance": chances.gather(1, action[:, None]).squeeze(1),
            "seat": torch.from_numpy(batch.seat).clone(),
        }
        for name, part in row.items():
            rows[name].append(part)
        batch.step(action.numpy())
        ends.append(torch.from_numpy(batch.over).clone())
        rewards.append(torch.from_numpy(batch.rewards).clone())
    with torch.no_grad():
        _, last = net(torch.from_numpy(batch.observation), torch.from_numpy(batch.mask))
    seats = torch.arange(batch.players)
    # The next value is that of the seat to choose next; for the other seat it is the opposite.
    expected = torch.where(torch.from_numpy(batch.seat)[:, None] == seats, last[:, None], -last[:, None])
    returns = []
    for step in reversed(range(STEPS)):
        expected = torch.where(ends[step][:, None], rewards[step], expected)
        returns.append(expected.gather(1, rows["seat"][step][:, None]).squeeze(1))
    found = {name: torch.cat(parts) for name, parts in rows.items()}
    found["return"] = torch.cat(returns[::-1])
    return found


def learn(net: Net, optimizer: torch.optim.Optimizer, found: dict[str, torch.Tensor]) -> None:
    """Updates the network by PPO."""
    gain = found["return"] - found["value"]
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    for _ in range(PASSES):
        for part in torch.randperm(len(gain)).split(PART):
            chances, value = net(found["seen"][part], found["mask"][part])
            ratio = (
                chances.gather(1, found["action"][part][:, None]).squeeze(1) - found["chance"][part]
            ).exp()
            clipped = ratio.clamp(1 - CLIP, 1 + CLIP)
            policy = -torch.min(ratio * gain[part], clipped * gain[part]).mean()
            doubt = -(chances.exp() * chances.clamp(min=-50)).sum(-1).mean()
            loss = policy + 0.5 * (value - found["return"][part]).square().mean() - ENTROPY * doubt
            optimizer.zero_grad()
            loss.backward()
            nn.utils.clip_grad_norm_(net.parameters(), 0.5)
            optimizer.step()


def train(minutes: float, updates: int = 10**9, games: int = GAMES, seed: int = 0) -> Net:
    """Trains a network for a number of minutes."""
    torch.manual_seed(seed)
    batch = research.Batch("duel", games, seed=seed)
    net = Net(batch.observation.shape[1], batch.mask.shape[1])
    optimizer = torch.optim.Adam(net.parameters(), RATE)
    end, choices = time.monotonic() + 60 * minutes, 0
    while time.monotonic() < end and updates > 0:
        found = play(batch, net)
        learn(net, optimizer, found)
        choices += len(found["return"])
        updates -= 1
    print(f"learned from {choices:,} choices")
    return net


def agent_of(net: Net) -> research.PolicyAgent:
    """Wraps the network as an agent."""

    @torch.no_grad()
    def choose(observation: np.ndarray, mask: np.ndarray) -> int:
        chances, _ = net(torch.from_numpy(observation)[None], torch.from_numpy(mask)[None])
        return int(chances.argmax())

    return research.PolicyAgent(choose, "ppo")


def main() -> None:
    """Trains or loads a network, and evaluates it."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter
    )
    parser.add_argument("--minutes", type=float, default=5)
    parser.add_argument("--updates", type=int, default=10**9)
    parser.add_argument("--games", type=int, default=200)
    parser.add_argument("--judges", default="random,greedy,pupil,trader")
    parser.add_argument("--out")
    parser.add_argument("--judge")
    given = parser.parse_args()
    if given.judge:
        known = research.encoding("duel")
        net = Net(len(known.feature_names), len(known.actions))
        net.load_state_dict(torch.load(given.judge, weights_only=True))
    else:
        net = train(given.minutes, given.updates)
        if given.out:
            torch.save(net.state_dict(), given.out)
    print(research.evaluate(agent_of(net), against=given.judges.split(","), games=given.games))


if __name__ == "__main__":
    main()
