import type { LoadedDocument } from '../../stores/documents/loadDocuments.ts'
import { pick, randomFrom, seedOf } from '../random.ts'
import { localizedList } from '../words/describe.ts'
import { inFour, type Four } from '../words/four.ts'
import { imagesOf } from './artworkFor.ts'
import { livingTitle, type Making } from './madeTitle.ts'
import { PRODUCTS } from './windows.ts'

const FIRST_CHANNEL = 31_000
const DAY_MS = 86_400_000

type Fact = { cs: string; name: Four; about: Four; genre: string; tz: string; prd: readonly string[]; loops?: true }

/** Channels that the station lays from its catalogue: one with a full week, one that repeats, one that falls behind. */
const CHANNELS: readonly Fact[] = [
  {
    cs: 'rimba-hits',
    name: ['Rimba Hits', '森林热播台', 'Rimba Hits', 'ரிம்பா ஹிட்ஸ்'],
    about: [
      'What people watch most, around the clock.',
      '全天候播出最受欢迎的节目。',
      'Yang paling ditonton, sepanjang masa.',
      'அதிகம் பார்க்கப்படுபவை, நாள் முழுவதும்.',
    ],
    genre: 'general',
    tz: 'Asia/Kuala_Lumpur',
    prd: PRODUCTS,
  },
  {
    cs: 'rimba-slow',
    name: ['Rimba Slow', '森林慢电视', 'Rimba Perlahan', 'ரிம்பா அமைதி'],
    about: [
      'Rivers, harbours and railways, two days that repeat.',
      '河流、港口与铁路，两天循环。',
      'Sungai, pelabuhan dan landasan, dua hari yang berulang.',
      'ஆறுகள், துறைமுகங்கள், ரயில்பாதைகள்: திரும்பும் இரு நாள்கள்.',
    ],
    genre: 'documentary',
    tz: 'Asia/Kuala_Lumpur',
    prd: PRODUCTS,
    loops: true,
  },
  {
    cs: 'rimba-talk',
    name: ['Rimba Talk', '森林谈话台', 'Rimba Bual', 'ரிம்பா பேச்சு'],
    about: [
      'News and talk for Singapore.',
      '面向新加坡的新闻与谈话节目。',
      'Berita dan bual bicara untuk Singapura.',
      'சிங்கப்பூருக்கான செய்திகளும் உரையாடல்களும்.',
    ],
    genre: 'news',
    tz: 'Asia/Singapore',
    prd: ['rimba-sg'],
  },
]

export function virtualChannels({ now, artwork }: Making): LoadedDocument[] {
  return CHANNELS.map(({ cs, name, about, genre, tz, prd, loops }, nth) => {
    const random = randomFrom(seedOf(`virtual channel ${cs}`))
    const mark = pick(random, artwork.marks)
    const payload = {
      lon: localizedList(inFour(name)),
      lod: localizedList(inFour(about)),
      ...{ cs, tz, prd: [...prd], vce: true, gnr: [genre] },
      ...(loops && { loop: true, loop_until: new Date(startOfDay(now) + 21 * DAY_MS).toISOString() }),
      lws: new Date(now - 200 * DAY_MS).toISOString(),
      ...imagesOf({ '0-16x9': mark, '0-16x9-Logo': mark }, new Date(now).toISOString()),
    }
    return livingTitle(payload, FIRST_CHANNEL + nth, 'published', now, random)
  })
}

const startOfDay = (now: number) => Math.floor(now / DAY_MS) * DAY_MS
