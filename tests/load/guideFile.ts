/** Feeds of a guide under kills: channels by our own ids, half an hour a programme. */
const FROM = Date.UTC(2026, 10, 24)
const LENGTH_MS = 1_800_000

/** One in so many programmes has another title in the second feed, is gone from it, or is new in it. */
const RENAMED_EVERY = 5
const GONE_EVERY = 11

export type GuideFile = {
  text: string
  /** Its programmes: channel, start and title in one, as `readAirings` tells them. */
  programmes: ReadonlySet<string>
}

type Shape = { channels: readonly string[]; programmes: number }

export const firstGuide = (shape: Shape): GuideFile => guide(shape, (n) => `Programme ${n}`)

/** What of the first feed is renamed or gone, and as many new programmes after its end. */
export function secondGuide({ channels, programmes }: Shape): GuideFile {
  const more = Math.ceil(programmes / GONE_EVERY)
  return guide({ channels, programmes: programmes + more }, (n) => {
    // The first of a channel stays: what begins before all that a feed says of it is not said to be gone.
    if (n >= channels.length && n < programmes && n % GONE_EVERY === 1) return undefined
    return n % RENAMED_EVERY === 0 ? `Renamed ${n}` : `Programme ${n}`
  })
}

function guide({ channels, programmes }: Shape, titleOf: (n: number) => string | undefined): GuideFile {
  const told = new Set<string>()
  const bodies = Array.from({ length: programmes }, (_, n) => {
    const title = titleOf(n)
    if (title === undefined) return ''
    const channel = channels[n % channels.length] ?? ''
    const start = FROM + Math.floor(n / channels.length) * LENGTH_MS
    told.add(`${channel} ${new Date(start).toISOString()} ${title}`)
    const [from, to] = [start, start + LENGTH_MS].map(timeOf)
    return `<programme channel="${channel}" start="${from}" stop="${to}"><title lang="en">${title}</title></programme>\n`
  })
  const heads = channels.map((id, at) => `<channel id="${id}"><display-name>Feed ${at}</display-name></channel>\n`)
  return { text: `<tv>\n${heads.join('')}${bodies.join('')}</tv>\n`, programmes: told }
}

const timeOf = (at: number) => `${new Date(at).toISOString().replaceAll(/[-:T]|\..*$/g, '')} +0000`
