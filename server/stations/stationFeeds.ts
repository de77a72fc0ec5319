import { createReadStream } from 'node:fs'
import { realpath, stat } from 'node:fs/promises'
import { join, sep } from 'node:path'
import { DomainError } from '#contract/wire/errors.ts'
import { allowedUrl, requestFeed, type RequestParts } from './requestFeed.ts'

/** Feeds of stations, from where the operator has said. */
export type StationFeeds = {
  /** Throws `stationUnknown` for a station that no folder and no allowed host can have. */
  check(station: string): void
  /** Its bytes; throws `stationUnknown` or `feedUnreachable`. Whoever reads them bounds their size. */
  open(station: string): Promise<AsyncIterable<Uint8Array>>
}

type StationSettings = {
  /** Folder of <station>.xml, <station>.xml.gz or <station>.csv; undefined: there is none. */
  folder: string | undefined
} & RequestParts

const NAME = /^[A-Za-z0-9][\w.-]{0,119}$/
const ENDINGS = ['.xml', '.xml.gz', '.csv']

export function createStationFeeds(settings: StationSettings): StationFeeds {
  const { folder } = settings
  const check = (station: string): void => {
    if (station.includes('://')) {
      allowedUrl(station, settings)
      return
    }
    if (folder === undefined || !NAME.test(station)) throw new DomainError('stationUnknown')
  }
  return {
    check,
    open: async (station) => {
      check(station)
      if (station.includes('://')) return broughtIn(await requestFeed(station, settings))
      return createReadStream(await fileOf(folder ?? '', station))
    },
  }
}

/** Links do not lead out of the folder. */
async function fileOf(folder: string, station: string): Promise<string> {
  const root = await realpath(folder).catch(() => undefined)
  for (const ending of root === undefined ? [] : ENDINGS) {
    const path = await realpath(join(root ?? '', `${station}${ending}`)).catch(() => undefined)
    if (path?.startsWith(`${root}${sep}`) && (await stat(path)).isFile()) return path
  }
  throw new DomainError('stationUnknown')
}

/** What breaks off on its way is the network's fault, not the feed's. */
async function* broughtIn(bytes: AsyncIterable<Uint8Array>): AsyncGenerator<Uint8Array> {
  try {
    yield* bytes
  } catch {
    throw new DomainError('feedUnreachable')
  }
}
