import { createHash } from 'node:crypto'
import { DEVICE_MS, PLAYBACK_S } from '#contract/values/media.ts'
import { DomainError } from '#contract/wire/errors.ts'
import type { PlaybackStore } from '../../stores/playbackStore.ts'
import type { MediaFacts } from '../probe/probeMedia.ts'
import { manifestOf } from './manifestOf.ts'
import type { PlaybackPlan } from './planPlayback.ts'
import { readWord, signWord } from './signedWord.ts'

type Until = { until: string }

/** Who may play what until when, and the addresses that say so. */
export type PlaybackService = {
  registerDevice: (uid: string, device: string) => Until & { deviceToken: string }
  /** Throws `forbidden` for a device that this person has not registered, `playbackExpired` for one that is over. */
  authorize: (uid: string, id: string, deviceToken: string) => Until & { token: string }
  /** Throws where a person's authorization to play is over, or another's. */
  check: (uid: string, token: string) => void
  /** The plan's name: the same for the same plan. */
  nameOf: (plan: PlaybackPlan) => string
  /** Keeps a plan and answers the signed address of its manifest, below the API. */
  open: (plan: PlaybackPlan) => Promise<Until & { url: string }>
  /** The manifest behind a signed word. */
  manifest: (word: string) => Promise<string>
  /** The file behind a signed word, by the name that its manifest gives it; by any other one it is not there. */
  file: (word: string, piece: string) => { hash: string; size: number; until: number; type: string }
  /** The word that opens the small pictures of a file, and the file behind one. */
  sheetWord: (hash: string) => string
  sheetFile: (word: string) => string
  /** Forgets plans whose addresses have ended. */
  prune: () => Promise<number>
}

const MEDIA_KINDS: readonly MediaFacts['kind'][] = ['video', 'audio']
const HOUR_MS = 3_600_000

export function createPlaybackService(parts: {
  store: PlaybackStore
  secret: Buffer
  now: () => number
}): PlaybackService {
  const { store, secret, now } = parts
  const read = (purpose: Parameters<typeof readWord>[0], word: string) => {
    const read = readWord(purpose, word, now(), secret)
    if (read === 'expired') throw new DomainError('playbackExpired')
    return read === 'forged' ? undefined : read.map(String)
  }
  const endOfPlay = () => now() + PLAYBACK_S * 1_000
  // To the end of an hour, so that a file keeps its address, and the browser what it has loaded of it.
  const endOfFile = () => (Math.floor(endOfPlay() / HOUR_MS) + 1) * HOUR_MS
  const service: PlaybackService = {
    registerDevice: (uid, device) => {
      const until = now() + DEVICE_MS
      return { deviceToken: signWord('device', until, [uid, device], secret), until: iso(until) }
    },
    authorize: (uid, id, deviceToken) => {
      if (read('device', deviceToken)?.[0] !== uid) throw new DomainError('forbidden')
      const until = endOfPlay()
      return { token: signWord('play', until, [uid, id], secret), until: iso(until) }
    },
    check: (uid, token) => {
      if (read('play', token)?.[0] !== uid) throw new DomainError('forbidden')
    },
    nameOf,
    open: async (plan) => {
      const until = endOfPlay()
      const id = nameOf(plan)
      await store.keep(id, plan, iso(until))
      return { url: `/media/${signWord('manifest', until, [id], secret)}/manifest.mpd`, until: iso(until) }
    },
    manifest: async (word) => {
      const [id] = read('manifest', word) ?? refuse()
      const plan = id === undefined ? undefined : await store.find(id)
      if (!plan) throw new DomainError('notFound')
      const until = endOfFile()
      return manifestOf(
        plan,
        (hash, { size, facts }) =>
          `../${signWord('file', until, [hash, size, until, facts.kind], secret)}/${facts.kind}.mp4`,
      )
    },
    file: (word, piece) => {
      const [hash = '', size, until, kind] = read('file', word) ?? refuse()
      // A server of the version before says no kind in its words.
      const kinds = kind === undefined ? MEDIA_KINDS : [kind]
      const named = kinds.find((one) => piece === `${one}.mp4`) ?? refuse()
      return { hash, size: Number(size), until: Number(until), type: `${named}/mp4` }
    },
    sheetWord: (hash) => signWord('sheet', endOfFile(), [hash], secret),
    sheetFile: (word) => read('sheet', word)?.[0] ?? refuse(),
    prune: () => store.prune(iso(now())),
  }
  return service
}

const iso = (instant: number) => new Date(instant).toISOString()

const nameOf = (plan: PlaybackPlan) => createHash('sha256').update(JSON.stringify(plan)).digest('base64url')

/** What was not signed here leads nowhere. */
function refuse(): never {
  throw new DomainError('notFound')
}
