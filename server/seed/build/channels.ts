import type { ChannelFact } from '../facts.ts'
import { CHANNEL_GENRES } from '../../types/groups/channelGenres.ts'
import { parseCsv } from './parseCsv.ts'
import { readGzip } from './readGzip.ts'

/** How many channels of each country: both products' own first, then the neighbours that they carry. */
const SHARE: Readonly<Record<string, number>> = { MY: 70, SG: 40, IN: 34, ID: 14, HK: 10, TW: 10, CN: 8, BN: 2 }

/** Channels on air now: name, other scripts' names, owner, genre, launch. */
export function channelFacts(folder: string): ChannelFact[] {
  const rows = parseCsv(readGzip(folder, 'channels/channels.csv.gz')).filter(
    (row) => !row.closed && row.is_nsfw !== 'TRUE',
  )
  return Object.entries(SHARE).flatMap(([country, count]) => {
    const own = rows.filter((row) => row.country === country && row.categories)
    const step = Math.max(1, Math.floor(own.length / count))
    return own
      .filter((_, at) => at % step === 0)
      .slice(0, count)
      .map(factOf)
  })
}

function factOf(row: Record<string, string>): ChannelFact {
  const other = (row.alt_names ?? '').split(';')
  return {
    title: row.name ?? '',
    zh: other.find((name) => /\p{Script=Han}/u.test(name)),
    ta: other.find((name) => /\p{Script=Tamil}/u.test(name)),
    country: row.country ?? '',
    genres: (row.categories ?? '').split(';').filter((code) => CHANNEL_GENRES[code]),
    owner: (row.owners ?? '').split(';')[0] || undefined,
    launched: row.launched || undefined,
  }
}
