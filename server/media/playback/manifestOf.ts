import type { MediaFacts } from '../probe/probeMedia.ts'
import type { PlaybackPlan, PlannedFile } from './planPlayback.ts'

/**
 * The static manifest of a plan: a period per piece, each a window onto the stored files by their own index, nothing
 * made anew. `addressOf` gives the signed address of a file.
 */
export function manifestOf({ pieces, files }: PlaybackPlan, addressOf: (hash: string, file: PlannedFile) => string) {
  const whole = pieces.reduce((sum, { length }) => sum + length, 0)
  const tracks = (piece: PlaybackPlan['pieces'][number]) =>
    (['video', 'audio'] as const).flatMap((kind) => {
      const track = piece[kind]
      const file = track && files[track.hash]
      return file ? [adaptationSet(kind, file, addressOf(track.hash, file), track.offset)] : []
    })
  const periods = pieces.map(
    (piece, nth) =>
      `<Period id="p${nth}" start="${seconds(piece.at)}" duration="${seconds(piece.length)}">${tracks(piece).join('')}</Period>`,
  )
  return (
    '<?xml version="1.0" encoding="UTF-8"?>\n' +
    '<MPD xmlns="urn:mpeg:dash:schema:mpd:2011" profiles="urn:mpeg:dash:profile:isoff-on-demand:2011" type="static" ' +
    `mediaPresentationDuration="${seconds(whole)}" minBufferTime="PT2S">\n${periods.join('\n')}\n</MPD>\n`
  )
}

function adaptationSet(kind: 'video' | 'audio', { size, facts }: PlannedFile, address: string, offset: number): string {
  const bandwidth = Math.max(1, Math.ceil((size * 8 * facts.timescale) / facts.duration))
  return (
    `<AdaptationSet id="${kind === 'video' ? 1 : 2}" contentType="${kind}" mimeType="${kind}/mp4" lang="und" subsegmentAlignment="true" subsegmentStartsWithSAP="1">` +
    `<Representation id="${kind}" bandwidth="${bandwidth}" codecs="${facts.codec}"${shape(facts)}>` +
    `<BaseURL>${escaped(address)}</BaseURL>` +
    `<SegmentBase timescale="${facts.timescale}" presentationTimeOffset="${offset}" indexRange="${facts.index.join('-')}">` +
    `<Initialization range="${facts.init.join('-')}"/></SegmentBase></Representation></AdaptationSet>`
  )
}

function shape({ width, height, rate, sampleRate }: Omit<MediaFacts, 'keys'>): string {
  const size = width && height ? ` width="${width}" height="${height}"` : ''
  const frames = rate ? ` frameRate="${rate.num}/${rate.den}"` : ''
  return `${size}${frames}${sampleRate ? ` audioSamplingRate="${sampleRate}"` : ''}`
}

/** An ISO 8601 duration of microseconds. */
const seconds = (us: number) => `PT${(us / 1_000_000).toFixed(6).replace(/\.?0+$/, '')}S`

const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;')
