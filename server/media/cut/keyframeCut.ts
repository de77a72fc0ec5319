import { appendFile, copyFile } from 'node:fs/promises'
import { createReadStream } from 'node:fs'
import { join } from 'node:path'
import {
  CmafOutputFormat,
  EncodedAudioPacketSource,
  EncodedPacketSink,
  EncodedVideoPacketSource,
  FilePathSource,
  FilePathTarget,
  Input,
  MP4,
  Mp4OutputFormat,
  Output,
  type AudioCodec,
  type EncodedPacket,
  type InputAudioTrack,
  type InputVideoTrack,
  type VideoCodec,
} from 'mediabunny'
import { fpsOf } from '#contract/rules/time/frameRate.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { CutWork } from './cutWork.ts'
import type { CutPiece, CutPlan } from './planCut.ts'

type Kind = 'video' | 'audio'
type Taken = EncodedVideoPacketSource | EncodedAudioPacketSource
type Opened = { track: InputVideoTrack | InputAudioTrack; sink: EncodedPacketSink }
/** Where a piece lies in its title and in the result, in seconds. */
type Place = { start: number; end: number; at: number }

/** Times are floats of seconds: closer than this is the same. */
const SAME_S = 0.000_5

/**
 * Copies pieces as they are, from the keyframe at or before their start to the frame that they end before, into one
 * MP4. Nothing is decoded, so that it takes seconds and needs no tool; pieces of different make cannot be joined so.
 */
export async function cutOnKeyframes(work: CutWork, { pieces, files }: CutPlan): Promise<string> {
  const path = join(work.folder, 'cut.mp4')
  refuseMixed(pieces, files)
  const output = new Output({ format: new Mp4OutputFormat({ fastStart: false }), target: new FilePathTarget(path) })
  await copyInto(work, output, pieces, isHeard(pieces) ? ['video', 'audio'] : ['video'])
  return path
}

/** The same as a title's media has to be: picture and sound apart, fragmented, with one index each. */
export async function tracksOnKeyframes(work: CutWork, { pieces, files }: CutPlan): Promise<string[]> {
  refuseMixed(pieces, files)
  const kinds: Kind[] = isHeard(pieces) ? ['video', 'audio'] : ['video']
  const paths: string[] = []
  for (const kind of kinds) {
    const path = join(work.folder, `${kind}.mp4`)
    const [head, body] = [`${path}.head`, `${path}.body`]
    const format = new CmafOutputFormat({ minimumFragmentDuration: 2 })
    const output = new Output({ format, target: new FilePathTarget(body), initTarget: new FilePathTarget(head) })
    await copyInto(work, output, pieces, [kind])
    await copyFile(head, path)
    for await (const chunk of createReadStream(body)) await appendFile(path, chunk as Buffer)
    paths.push(path)
  }
  return paths
}

const isHeard = (pieces: readonly CutPiece[]) => pieces.every(({ audio }) => audio !== undefined)

/** A player knows one make of picture and sound a track. */
function refuseMixed(pieces: readonly CutPiece[], files: CutPlan['files']): void {
  const makes = pieces.map(({ video, audio }) => {
    const [picture, sound] = [files[video]?.facts, audio === undefined ? undefined : files[audio]?.facts]
    return [picture?.codec, picture?.width, picture?.height, sound?.codec, sound?.sampleRate].join()
  })
  if (new Set(makes).size > 1) throw new DomainError('mixedMedia')
}

async function copyInto(
  work: CutWork,
  output: Output,
  pieces: readonly CutPiece[],
  kinds: readonly Kind[],
): Promise<void> {
  const inputs = openInputs(work)
  try {
    const [first] = pieces
    if (!first) throw new DomainError('noMedia')
    const sources = new Map<Kind, Taken>()
    for (const kind of kinds) {
      const { track } = await inputs.open(hashOf(first, kind), kind)
      sources.set(kind, addTrack(output, kind, (await track.getCodec()) ?? '', fpsOf(first.rate)))
    }
    await output.start()
    let at = 0
    for (const [nth, piece] of pieces.entries()) {
      work.bounds.signal?.throwIfAborted()
      const picture = await inputs.open(piece.video, 'video')
      const start = await keyBefore(picture.sink, piece)
      const place = { start, end: ((piece.from + piece.frames) * piece.rate.den) / piece.rate.num, at }
      // Of the sound alone too: it lasts as long as the pictures that are shown.
      const end = await copyPictures(picture, sources.get('video'), place)
      const [sound, hash] = [sources.get('audio'), piece.audio]
      if (sound && hash !== undefined) await copySound(await inputs.open(hash, 'audio'), sound, { ...place, end })
      at += end - start
      work.onProgress((nth + 1) / pieces.length)
    }
    await output.finalize()
  } finally {
    inputs.close()
  }
}

const hashOf = (piece: CutPiece, kind: Kind) => (kind === 'video' ? piece.video : (piece.audio ?? ''))

function addTrack(output: Output, kind: Kind, codec: string, frameRate: number): Taken {
  if (kind === 'audio') {
    const source = new EncodedAudioPacketSource(codec as AudioCodec)
    output.addAudioTrack(source)
    return source
  }
  const source = new EncodedVideoPacketSource(codec as VideoCodec)
  output.addVideoTrack(source, { frameRate })
  return source
}

function openInputs(work: Pick<CutWork, 'pathOf'>) {
  const inputs: Input[] = []
  const opened = new Map<string, Promise<Opened>>()
  const openTrack = async (hash: string, kind: Kind): Promise<Opened> => {
    const input = new Input({ formats: [MP4], source: new FilePathSource(work.pathOf(hash)) })
    inputs.push(input)
    const track = kind === 'video' ? await input.getPrimaryVideoTrack() : await input.getPrimaryAudioTrack()
    if (!track) throw new DomainError('noMedia')
    return { track, sink: new EncodedPacketSink(track) }
  }
  return {
    open: (hash: string, kind: Kind): Promise<Opened> => {
      const known = opened.get(hash) ?? openTrack(hash, kind)
      opened.set(hash, known)
      return known
    },
    close: () => {
      for (const input of inputs) input.dispose()
    },
  }
}

async function keyBefore(sink: EncodedPacketSink, { from, rate }: CutPiece): Promise<number> {
  const key = await sink.getKeyPacket(((from + 0.5) * rate.den) / rate.num)
  return key?.timestamp ?? 0
}

/**
 * Copies what is shown before the end, in the order of decoding, and what that is decoded from: where pictures refer to
 * later ones, a few of those are shown too. Answers when the last one ends.
 */
async function copyPictures({ track, sink }: Opened, source: Taken | undefined, place: Place): Promise<number> {
  const { start, end, at } = place
  const first = await sink.getPacket(start + SAME_S)
  const config = await firstOf(track)
  let last = end
  let held: EncodedPacket[] = []
  for await (const packet of sink.packets(first ?? undefined)) {
    const isLater = packet.timestamp >= end - SAME_S
    if (isLater && packet.type === 'key') break
    held.push(packet)
    if (isLater) continue
    for (const one of held) {
      last = Math.max(last, one.timestamp + one.duration)
      await source?.add(one.clone({ timestamp: one.timestamp - start + at }), config)
    }
    held = []
  }
  return last
}

async function copySound({ track, sink }: Opened, source: Taken, { start, end, at }: Place): Promise<void> {
  const first = (await sink.getPacket(start + SAME_S)) ?? (await sink.getFirstPacket())
  const config = await firstOf(track)
  for await (const packet of sink.packets(first ?? undefined)) {
    if (packet.timestamp >= end - SAME_S) return
    const timestamp = packet.timestamp - start + at
    if (timestamp >= at - SAME_S) await source.add(packet.clone({ timestamp }), config)
  }
}

const firstOf = async (track: Opened['track']) => ({ decoderConfig: (await track.getDecoderConfig()) ?? undefined })
