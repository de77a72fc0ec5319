/** Types and how many of 10,000 generated titles are of each: roughly as a broadcaster's catalogue has them. */
export const SHARES: Readonly<Record<string, number>> = {
  movie: 1800,
  tvepisode: 2600,
  tvseason: 280,
  tvseries: 90,
  trailer: 500,
  shortvideo: 420,
  episode: 900,
  show: 90,
  special: 40,
  webepisode: 420,
  webseason: 60,
  webseries: 30,
  podcast: 260,
  vodcast: 120,
  tvbonus: 120,
  songs: 380,
  scenes: 420,
  chapters: 380,
  preview: 160,
  promo: 140,
  bumper: 30,
  filler: 30,
  channel: 20,
  program: 40,
  virtuallivechannel: 4,
  vprogram: 16,
  airing: 120,
  sportclip: 190,
  sporthighlight: 120,
  sportshow: 40,
  sportevent: 90,
  sportliveevent: 70,
  event: 25,
  liveevent: 20,
  multicam: 10,
  player: 90,
  team: 12,
  league: 3,
  sport: 1,
  zipcode: 15,
  promotion: 10,
  sponsorship: 5,
  bundle: 7,
  ottapp: 2,
}

/**
 * Types one after the other so that each has its share at any length: next comes whichever lacks most. A type may be
 * asked for out of turn (`take`), as a parent that a piece cannot do without; its turn then comes later.
 */
export function inShares(shares: Readonly<Record<string, number>>) {
  const entries = Object.entries(shares)
  const whole = entries.reduce((sum, [, share]) => sum + share, 0)
  const made = new Map<string, number>()
  let total = 0
  const take = (type: string): void => {
    total += 1
    made.set(type, (made.get(type) ?? 0) + 1)
  }
  const next = (): string => {
    let best = ''
    let most = -Infinity
    for (const [type, share] of entries) {
      const lack = (share / whole) * (total + 1) - (made.get(type) ?? 0)
      if (lack > most) [best, most] = [type, lack]
    }
    return best
  }
  return { next, take }
}
