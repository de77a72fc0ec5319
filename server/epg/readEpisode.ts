type Episode = { ssn_n?: number; eps_n?: number }

const MOST = 100_000
const number = (text: string | undefined, plus = 0): number | undefined => {
  const value = text === undefined || text.trim() === '' ? NaN : Number(text) + plus
  return Number.isInteger(value) && value >= 0 && value <= MOST ? value : undefined
}
const episode = (ssn_n: number | undefined, eps_n: number | undefined): Episode => ({
  ...(ssn_n !== undefined && { ssn_n }),
  ...(eps_n !== undefined && { eps_n }),
})

/**
 * Season and episode of an `episode-num`: 'xmltv_ns' counts from zero ('18.50/30.' is season 19, episode 51), what
 * viewers see on screen from one ('S3 E4', 'T5 Ep37', '3x04'). Nothing where neither can be read.
 */
export function episodeIn(words: string, system = 'onscreen'): Episode {
  if (system === 'xmltv_ns') {
    const [season, part] = words.split('.').map((field) => field.split('/')[0]?.trim())
    return episode(number(season, 1), number(part, 1))
  }
  const both =
    /(?:\b[ST]|\bseason\s*)(\d{1,4})\D{0,4}?E(?:p(?:isode)?)?\.?\s*(\d{1,5})/i.exec(words) ??
    /^(\d{1,4})x(\d{1,5})$/i.exec(words)
  if (both) return episode(number(both[1]), number(both[2]))
  const alone = /^(?:E(?:p(?:isode)?)?\.?\s*)?#?(\d{1,5})$/i.exec(words)
  return episode(undefined, number(alone?.[1]))
}
