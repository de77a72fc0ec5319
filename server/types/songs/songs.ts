import { titleType } from '../families/titleType.ts'
import { needing } from '../groups/composeType.ts'
import { texts } from '../groups/field.ts'
import { general } from '../groups/general.ts'
import { numberColumn } from '../groups/listColumns.ts'
import { genreFilter, numberFilter, optionsOf } from '../groups/listFilters.ts'
import { VOD } from '../groups/places.ts'
import { belongsTo, FROM_PARENT } from '../groups/relations.ts'
import { album, artists, MUSIC_GENRES, musicGenres, song, trackNumber } from '../groups/song.ts'

const FILMS = ['movie', 'tvseries', 'webseries']

/** A song, alone or from the film or series in which it is heard. */
export const songs = titleType({
  ...VOD,
  type: 'songs',
  icon: 'song',
  order: 140,
  one: texts({ en: 'Song', zh: '歌曲', ms: 'Lagu', ta: 'பாடல்' }),
  many: texts({ en: 'Songs', zh: '歌曲', ms: 'Lagu', ta: 'பாடல்கள்' }),
  about: needing(general, 'rt'),
  place: belongsTo(...FILMS),
  own: [song],
  genres: musicGenres,
  plays: true,
  columns: [{ field: 'art', kind: 'list', label: artists, width: 184 }, numberColumn('trk_n', trackNumber)],
  hidden: [{ field: 'alb', kind: 'text', label: album, width: 184, hidden: true }],
  filters: [
    { field: 'art', kind: 'facet', label: artists, pinned: true },
    { field: 'alb', kind: 'facet', label: album },
    numberFilter('trk_n', trackNumber),
  ],
  genreFilter: { ...genreFilter, options: optionsOf(MUSIC_GENRES) },
  requiredImages: ['0-16x9'],
  narrow: { number: 'trk_n', facets: ['art', 'alb', 'isrc'], row: ['art', 'alb', 'isrc'] },
  relations: {
    parent: { types: FILMS, field: 'parent', inherits: FROM_PARENT.filter((name) => name !== 'gnr') },
  },
  sample: {
    lon: [
      { lang: 'en', n: 'River Lanterns' },
      { lang: 'zh', n: '河灯' },
      { lang: 'ms', n: 'Tanglung Sungai' },
      { lang: 'ta', n: 'ஆற்று விளக்குகள்' },
    ],
    lod: [
      { lang: 'en', n: 'Sung over the closing titles, with a gambus and a string quartet.' },
      { lang: 'ms', n: 'Dinyanyikan pada tajuk penutup, diiringi gambus dan kuartet gesekan.' },
    ],
    yr: 2024,
    rt: 228_000,
    rdt: '2024-05-03',
    parent: 'monsoon-harbour',
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    art: ['Suria and the Tides', 'Kavin Selvam'],
    alb: 'Monsoon Harbour (songs from the film)',
    dsc_n: 1,
    trk_n: 9,
    isrc: 'MYA012400017',
    lbl: 'Selat Records',
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    ppl: [{ n: 'Joseph Tan', r: 'composer' }],
    gnr: ['film_song', 'folk'],
    rat: [{ v: 'G', system: 'IMDA' }],
    sg: [{ seg_ty: 'vod', dur: 228_000, sp: 0, ep: 228_000, fps: 25 }],
    files: [
      { ft: 'video', fn: 'river-lanterns.mp4', fs: 180_440_123, q: 'HD' },
      { ft: 'audio', fn: 'river-lanterns.flac', fs: 31_440_123 },
    ],
    lws: '2024-05-02T16:00:00.000Z',
    lwe: '2034-05-02T15:59:59.000Z',
    transactional_windows: [{ tp_st_dt: '2024-05-03T00:00:00.000Z', sku: 'SONG-1' }],
    pn: 'Selat Records',
    pkg_id: 'monsoon-harbour',
  },
})
