import type { Page } from '@playwright/test'

/** What a person did with mouse and keys. */
type Effort = {
  /** Presses of the mouse, without those that began a drag. */
  clicks: number
  drags: number
  keys: number
  /** How often the hand went from mouse to keys, or back. */
  moves: number
}

/** Seconds per act by the keystroke-level model (Card, Moran, Newell): an average typist at a desk. */
const SECONDS = {
  /** K: a key. */
  key: 0.28,
  /** P: to point at something. */
  point: 1.1,
  /** B: to press the button of the mouse, or to let it go. */
  button: 0.1,
  /** H: from mouse to keys. */
  hand: 0.4,
  /** M: to make up one's mind. */
  mind: 1.35,
} as const

const NOTHING: Effort = { clicks: 0, drags: 0, keys: 0, moves: 0 }

/** Counts what is done on a page from its next load on; kept in the tab. */
export async function countEffort(page: Page): Promise<void> {
  await page.addInitScript(() => {
    const KEPT = 'walked-effort'
    const read = () => JSON.parse(sessionStorage.getItem(KEPT) ?? '{}') as Record<string, number>
    const add = (name: string, by: number) => {
      const kept = read()
      sessionStorage.setItem(KEPT, JSON.stringify({ ...kept, [name]: (kept[name] ?? 0) + by }))
    }
    let hand: 'mouse' | 'keys' | undefined
    let start: { x: number; y: number } | undefined
    const use = (next: 'mouse' | 'keys') => {
      if (hand !== undefined && hand !== next) add('moves', 1)
      hand = next
    }
    const began = () => {
      if (!start) return
      start = undefined
      add('clicks', -1)
      add('drags', 1)
    }
    const listen = <Name extends keyof WindowEventMap>(name: Name, on: (event: WindowEventMap[Name]) => void) =>
      window.addEventListener(name, (event) => event.isTrusted && on(event), { capture: true })
    listen('pointerdown', ({ clientX, clientY }) => {
      use('mouse')
      add('clicks', 1)
      start = { x: clientX, y: clientY }
    })
    listen('pointermove', ({ clientX, clientY }) => {
      if (start && Math.hypot(clientX - start.x, clientY - start.y) > 8) began()
    })
    listen('dragstart', began)
    listen('pointerup', () => {
      start = undefined
    })
    listen('keydown', ({ key }) => {
      use('keys')
      if (!['Control', 'Shift', 'Alt', 'Meta'].includes(key)) add('keys', 1)
    })
  })
}

/** What was done since it was asked last. */
export async function takeEffort(page: Page): Promise<Effort> {
  const kept = await page.evaluate(() => {
    const text = sessionStorage.getItem('walked-effort') ?? '{}'
    sessionStorage.removeItem('walked-effort')
    return text
  })
  return { ...NOTHING, ...(JSON.parse(kept) as Partial<Effort>) }
}

/** The minutes that it takes a person who makes up their mind so many times. */
function minutesOf({ clicks, drags, keys, moves }: Effort, minds: number): number {
  const { key, point, button, hand, mind } = SECONDS
  const click = point + 2 * button
  const drag = 2 * point + 2 * button
  return (clicks * click + drags * drag + keys * key + moves * hand + minds * mind) / 60
}

/** What was made, and how often somebody made up their mind meanwhile. */
type Made = { minds: number; made: 'programs' | 'rails' }

/** 'by dragging: 96 programs, 3 clicks, 96 drags, 11 keys, 6.0 min' */
export function effortText(way: string, count: number, effort: Effort, { minds, made }: Made): string {
  const { clicks, drags, keys } = effort
  return `${way}: ${count} ${made}, ${clicks} clicks, ${drags} drags, ${keys} keys, ${minutesOf(effort, minds).toFixed(1)} min`
}
