import type { Sample } from './samples.ts'

export const SAMPLE_RATE = 48_000

/** Tones of scenes in turn, in Hz. */
const TONES = [220, 262, 330, 294, 392, 247] as const

/**
 * The sound of a sample, 16 bit mono: a tone per scene that swells and fades, a beep on each full second to check
 * picture and sound by; a rating card is silent.
 */
export function makeSound(sample: Sample): Buffer {
  const [num, den] = sample.rate
  const seconds = (sample.frames * den) / num
  const count = Math.round(seconds * SAMPLE_RATE)
  const sceneSeconds = (sample.scene * den) / num
  const bytes = Buffer.alloc(count * 2)
  if (sample.name === 'ratingcard') return bytes
  for (let at = 0; at < count; at += 1) {
    const time = at / SAMPLE_RATE
    const tone = TONES[(Math.floor(time / sceneSeconds) + sample.id) % TONES.length] ?? 220
    const swell = 0.12 + 0.1 * Math.sin((2 * Math.PI * (time % sceneSeconds)) / sceneSeconds)
    const beep = time % 1 < 0.08 ? 0.4 * Math.sin(2 * Math.PI * 1_000 * time) : 0
    bytes.writeInt16LE(Math.round(32_767 * (swell * Math.sin(2 * Math.PI * tone * time) + beep)), at * 2)
  }
  return bytes
}
