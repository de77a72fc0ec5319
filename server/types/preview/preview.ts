import { clipType } from '../families/clipType.ts'
import { texts } from '../groups/field.ts'
import { choiceColumn } from '../groups/listColumns.ts'
import { choiceFilter } from '../groups/listFilters.ts'
import { VOD } from '../groups/places.ts'
import { previewKind, previewPart, PREVIEW_KINDS } from '../groups/previewPart.ts'

/** A look at a title before it is chosen: its first minutes, a teaser, the moving tile of a rail. */
export const preview = clipType({
  ...VOD,
  type: 'preview',
  icon: 'preview',
  order: 130,
  one: texts({ en: 'Preview', zh: '抢先看', ms: 'Pratonton', ta: 'முன்காட்சி' }),
  many: texts({ en: 'Previews', zh: '抢先看', ms: 'Pratonton', ta: 'முன்காட்சிகள்' }),
  parents: ['movie', 'tvseries', 'tvseason', 'tvepisode', 'webseries'],
  needsParent: true,
  own: [previewPart],
  columns: [choiceColumn('prv_ty', previewKind)],
  filters: [choiceFilter('prv_ty', previewKind, PREVIEW_KINDS)],
  narrow: { facets: ['prv_ty'], row: ['prv_ty'] },
  sample: {
    lon: [
      { lang: 'en', n: 'Monsoon Harbour: the first minutes' },
      { lang: 'zh', n: '季风港：开场片段' },
      { lang: 'ms', n: 'Pelabuhan Monsun: minit pembukaan' },
      { lang: 'ta', n: 'பருவமழைத் துறைமுகம்: முதல் நிமிடங்கள்' },
    ],
    lod: [{ lang: 'en', n: 'The last ferry of the night turns back in the rain.' }],
    yr: 2024,
    rt: 360_000,
    rdt: '2024-05-01',
    parent: 'monsoon-harbour',
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    prv_ty: 'opening',
    sp: 95_000,
    ep: 455_000,
    ia: ['0-16x9'],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    gnr: ['drama', 'mystery'],
    rat: [{ v: 'PG13', system: 'IMDA' }],
    sg: [{ seg_ty: 'vod', dur: 360_000, sp: 95_000, ep: 455_000, ctkey: 'mh-feature', fps: 25 }],
    media_assets: [{ a_id: 'mh-feature', file_uri: 's3://vault/monsoon-harbour/feature.mp4', ftype: 'video' }],
    lws: '2024-04-30T16:00:00.000Z',
    lwe: '2028-12-31T15:59:59.000Z',
    pn: 'Sungai Pictures',
    pkg_id: 'monsoon-harbour',
  },
})
