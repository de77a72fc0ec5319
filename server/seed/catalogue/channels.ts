import { CHANNEL_GENRES } from '../../types/groups/channelGenres.ts'
import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import type { ChannelFact } from '../facts.ts'
import { between, pick, randomFrom, seedOf } from '../random.ts'
import { describeChannel, localizedList } from '../words/describe.ts'
import { imagesOf, type Artwork } from './artworkFor.ts'
import { fateOf, textsNeeded } from './fate.ts'
import { chain } from './films.ts'
import { documentOf } from './history.ts'
import { PRODUCTS } from './windows.ts'
import { DEMO_LANGUAGES } from '../words/demoLanguages.ts'

const DAY_MS = 86_400_000
const FIRST_CHANNEL = 30_000
/** Channel numbers begin here, ten apart for each group of genres as viewers know it from guides. */
const FIRST_NUMBER = 101

/** Zones of channels by the country that they are made for; for the rest the day is that of UTC. */
const ZONES: Readonly<Record<string, string>> = {
  MY: 'Asia/Kuala_Lumpur',
  SG: 'Asia/Singapore',
  IN: 'Asia/Kolkata',
  ID: 'Asia/Jakarta',
  HK: 'Asia/Hong_Kong',
  TW: 'Asia/Taipei',
  CN: 'Asia/Shanghai',
  BN: 'Asia/Brunei',
}

/** Channels with their numbers, marks and windows; a few windows end within three days, so that the warning is seen. */
export function channelDocuments(
  facts: readonly ChannelFact[],
  { now, artwork }: { now: number; artwork: Artwork },
): LoadedDocument[] {
  return facts.map((fact, index) => {
    const random = randomFrom(seedOf(`channel ${fact.title} ${fact.country}`))
    const [genre = 'general'] = fact.genres
    const year = fact.launched ? Number(fact.launched.slice(0, 4)) : undefined
    const mark = pick(random, artwork.marks)
    const ends = random() < 0.04 ? now + between(random, 0.2, 2.8) * DAY_MS : now + between(random, 60, 1400) * DAY_MS
    const words = (language: 'en' | 'zh' | 'ms' | 'ta') => (CHANNEL_GENRES[genre]?.[language] ?? '').toLowerCase()
    const payload = {
      lon: localizedList({ en: fact.title, zh: fact.zh, ta: fact.ta, ms: random() < 0.6 ? fact.title : undefined }),
      lod: localizedList(
        Object.fromEntries(
          DEMO_LANGUAGES.filter((language) => language === 'en' || random() < 0.5).map((language) => [
            language,
            describeChannel(words(language), year, language),
          ]),
        ),
      ),
      cn: FIRST_NUMBER + index * 2 + (index % 2),
      chty: pick(random, ['linear', 'linear', 'linear', 'linear', 'fast', 'event']),
      cs: `${fact.country.toLowerCase()}-${fact.title.toLowerCase().replaceAll(/[^a-z0-9]+/g, '-')}`.slice(0, 80),
      ...(ZONES[fact.country] && { tz: ZONES[fact.country] }),
      prd: fact.country === 'MY' ? ['rimba-my'] : fact.country === 'SG' ? ['rimba-sg'] : [...PRODUCTS],
      gnr: fact.genres,
      vce: true,
      lws: new Date(now - between(random, 30, 1500) * DAY_MS).toISOString(),
      ...(random() < 0.7 && { lwe: new Date(ends).toISOString() }),
      ...imagesOf({ '0-16x9': mark, '0-16x9-Logo': mark }, new Date(now).toISOString()),
      ...(fact.owner && { pn: fact.owner }),
      live_manifests: [
        {
          reg: fact.country.toLowerCase(),
          pmy: true,
          m_ty: 'dash',
          m_prt_ty: 'cenc',
          m_prt_v: '1.0',
          mu: `https://live.rimba.example/${index + 1}/manifest.mpd`,
        },
      ],
    }
    const fate = fateOf(random)
    const updated = now - between(random, 0.1, 200) * DAY_MS
    return documentOf(
      { nth: FIRST_CHANNEL + index, texts: chain(payload, textsNeeded(fate), random), fate, updated },
      random,
    )
  })
}
