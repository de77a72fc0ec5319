import { pieceType } from '../families/pieceType.ts'
import { texts } from '../groups/field.ts'
import { characters, place, whereAndWho } from '../groups/piece.ts'
import { VOD } from '../groups/places.ts'

/** A scene of a film or an episode: where it plays and who is seen, so that viewers find and jump to it. */
export const scenes = pieceType({
  ...VOD,
  type: 'scenes',
  icon: 'scene',
  order: 150,
  one: texts({ en: 'Scene', zh: '场景', ms: 'Babak', ta: 'காட்சி' }),
  many: texts({ en: 'Scenes', zh: '场景', ms: 'Babak', ta: 'காட்சிகள்' }),
  parents: ['movie', 'tvepisode', 'webepisode'],
  number: {
    field: 'scn_n',
    label: texts({ en: 'Scene number', zh: '场次', ms: 'Nombor babak', ta: 'காட்சி எண்' }),
    short: texts({ en: 'Scene', zh: '场次', ms: 'Babak', ta: 'காட்சி' }),
  },
  own: [whereAndWho],
  hidden: [
    { field: 'loc', kind: 'text', label: place, width: 184, hidden: true },
    { field: 'chrs', kind: 'list', label: characters, width: 184, hidden: true },
  ],
  filters: [
    {
      field: 'chrs',
      kind: 'facet',
      label: texts({ en: 'Character', zh: '角色', ms: 'Watak', ta: 'கதாபாத்திரம்' }),
      pinned: true,
    },
    { field: 'loc', kind: 'facet', label: place },
  ],
  narrow: { facets: ['chrs', 'loc'], row: ['loc', 'chrs'] },
  sample: {
    lon: [
      { lang: 'en', n: 'The boy at the customs gate' },
      { lang: 'zh', n: '海关门前的男孩' },
      { lang: 'ms', n: 'Budak di pintu kastam' },
      { lang: 'ta', n: 'சுங்க வாயிலில் சிறுவன்' },
    ],
    lod: [{ lang: 'en', n: 'Mei lets a child through without papers, and is seen doing it.' }],
    parent: 'monsoon-harbour',
    scn_n: 14,
    sp: 1_284_000,
    ep: 1_437_000,
    loc: 'Customs hall, ferry terminal',
    chrs: ['Mei', 'Mani', 'The boy'],
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    lws: '2025-01-01T16:00:00.000Z',
    lwe: '2028-12-31T15:59:59.000Z',
    device_links: [{ dt: 'mobile', cu: 'https://m.example.org/monsoon?t=1284', ca: 'Play the scene' }],
    pn: 'Sungai Pictures',
    pkg_id: 'monsoon-harbour',
    el_no: 'May be used in promos; see the cast agreement.',
  },
})
