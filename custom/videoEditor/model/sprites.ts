/** A small picture of a title: the place in its sheet, and how long it stands for, in ms. */
export type Sprite = { sheet: string; x: number; y: number; width: number; height: number; every: number }

const CUE = /^(\S+) --> (\S+)\s*\n\.\.\/(\S+?)#xywh=(\d+),(\d+),(\d+),(\d+)/gm

/** Pictures of a WebVTT in their order; `addressOf` makes an address below the API whole. */
export function readSprites(text: string, addressOf: (path: string) => string): Sprite[] {
  return [...text.replaceAll('\r\n', '\n').matchAll(CUE)].map(([, from = '', to = '', sheet = '', ...numbers]) => {
    const [x = 0, y = 0, width = 0, height = 0] = numbers.map(Number)
    return { sheet: addressOf(`/media/${sheet}`), x, y, width, height, every: Math.max(1, msOf(to) - msOf(from)) }
  })
}

function msOf(clock: string): number {
  return Math.round(clock.split(':').reduce((sum, part) => sum * 60 + Number(part), 0) * 1_000)
}
