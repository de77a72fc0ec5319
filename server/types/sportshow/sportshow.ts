import { texts } from '../groups/field.ts'
import { needing } from '../groups/composeType.ts'
import { general } from '../groups/general.ts'
import { referenceColumn } from '../groups/listColumns.ts'
import { choiceFilter, referenceFilter } from '../groups/listFilters.ts'
import { VOD } from '../groups/places.ts'
import { relatedTitles } from '../groups/relations.ts'
import { GAME_LABELS, gameLabel, sportSubject, SPORT_WORDS } from '../groups/sports.ts'
import { titleType } from '../families/titleType.ts'

/** A programme about sport: a magazine, a talk, a full replay of a game. */
export const sportshow = titleType({
  type: 'sportshow',
  ...VOD,
  icon: 'sportShow',
  order: 300,
  one: texts({ en: 'Sports show', zh: '体育节目', ms: 'Rancangan sukan', ta: 'விளையாட்டு நிகழ்ச்சி' }),
  many: texts({ en: 'Sports shows', zh: '体育节目', ms: 'Rancangan sukan', ta: 'விளையாட்டு நிகழ்ச்சிகள்' }),
  traits: ['parentItem'],
  about: needing(general, 'rt'),
  own: [sportSubject],
  beside: relatedTitles,
  plays: true,
  columns: [referenceColumn('lg', SPORT_WORDS.league)],
  filters: [
    { ...referenceFilter('lg', SPORT_WORDS.league, 'league'), pinned: true },
    referenceFilter('tms', SPORT_WORDS.team, 'team'),
    choiceFilter('gm_lb', gameLabel, GAME_LABELS),
  ],
  requiredImages: ['0-16x9', '0-16x9-Cover'],
  narrow: { facets: ['lg', 'spt', 'tms', 'gm_lb'], row: ['lg', 'ssn', 'gm_lb'] },
  relations: { children: ['sporthighlight', 'sportclip'] },
  sample: {
    lon: [
      { lang: 'en', n: 'Final Whistle' },
      { lang: 'zh', n: '终场哨' },
      { lang: 'ms', n: 'Wisel Penamat' },
      { lang: 'ta', n: 'இறுதி விசில்' },
    ],
    losn: [{ lang: 'en', n: 'Whistle' }],
    lod: [
      { lang: 'en', n: 'Six games, one table: the round of the weekend with those who played it.' },
      { lang: 'zh', n: '六场比赛，一张积分榜：与当事球员一起回顾周末一轮。' },
      { lang: 'ms', n: 'Enam perlawanan, satu jadual: pusingan hujung minggu bersama pemainnya.' },
      { lang: 'ta', n: 'ஆறு போட்டிகள், ஒரு பட்டியல்: வார இறுதிச் சுற்று, ஆடியவர்களுடன்.' },
    ],
    yr: 2026,
    rt: 3_120_000,
    trt: 3_600_000,
    oadt: '2026-09-14',
    spt: '0198c0de-0000-7000-8000-000000000101',
    lg: '0198c0de-0000-7000-8000-000000000102',
    ssn: '2026/27',
    rnd: 'Round 5',
    gm_lb: 'postgame',
    tms: ['0198c0de-0000-7000-8000-000000000103', '0198c0de-0000-7000-8000-000000000104'],
    marker: 'SPONSORED',
    sponsor: { name: 'Teh Tarik Timur', label: 'Presented by', tags: ['beverage', 'weekend'] },
    ia: ['0-16x9', '0-16x9-Cover'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    ppl: [
      { n: 'Farid Anuar', r: 'host' },
      { n: 'Deepa Murugan', r: 'director' },
    ],
    gnr: ['sport', 'talk'],
    rat: [{ v: 'U', system: 'LPF' }],
    sg: [
      { seg_ty: 'vod', dur: 1_560_000, sp: 0, ep: 1_560_000, fps: 25, am: [{ ap: 'mid' }] },
      { seg_ty: 'ad', dur: 180_000 },
      { seg_ty: 'vod', dur: 1_560_000, sp: 1_560_000, ep: 3_120_000, fps: 25 },
    ],
    files: [{ ft: 'video', fn: 'final-whistle-r05.mp4', fs: 2_204_118_016, q: 'Full HD' }],
    device_links: [{ dt: 'tv', cu: 'https://tv.example.org/final-whistle', ca: 'Watch now' }],
    lws: '2026-09-14T12:00:00.000Z',
    lwe: '2027-09-14T15:59:59.000Z',
    pn: 'Rimba Sport',
    pkg_id: 'final-whistle',
    el_no: 'Music of the closing credits is cleared for Malaysia and Singapore only.',
  },
})
