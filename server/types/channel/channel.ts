import { advertising } from '../groups/advertising.ts'
import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { CHANNEL_GENRES } from '../groups/channelGenres.ts'
import { needing } from '../groups/composeType.ts'
import { deviceLinks } from '../groups/deviceLinks.ts'
import { texts } from '../groups/field.ts'
import { genresAndRatingsOf } from '../groups/genresAndRatings.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { CHANNEL_TYPES, channelNumber, channelType, live } from '../groups/live.ts'
import { choiceColumn, hiddenColumns, numberColumn } from '../groups/listColumns.ts'
import { choiceFilter, genreFilter, numberFilter, optionsOf, providerFilter } from '../groups/listFilters.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { provider } from '../groups/provider.ts'
import { system } from '../groups/system.ts'

/** A linear channel: found by its number, shown in the programme guide. */
export const channel = catalogueType({
  type: 'channel',
  area: 'live',
  page: 'cp_live',
  icon: 'channel',
  order: 10,
  one: texts({ en: 'Channel', zh: '频道', ms: 'Saluran', ta: 'அலைவரிசை' }),
  many: texts({ en: 'Channels', zh: '频道', ms: 'Saluran', ta: 'அலைவரிசைகள்' }),
  traits: ['hasChannelNumber'],
  groups: [
    namesAndTexts,
    needing(live, 'cn', 'chty'),
    images,
    availability,
    genresAndRatingsOf(CHANNEL_GENRES),
    deviceLinks,
    licence,
    provider,
    advertising,
    internal,
    system,
  ],
  columns: [numberColumn('cn', channelNumber, 152), choiceColumn('chty', channelType, 144)],
  hidden: Object.values(hiddenColumns).filter((column) => column.field !== 'rt'),
  filters: [
    choiceFilter('chty', channelType, CHANNEL_TYPES),
    { ...genreFilter, options: optionsOf(CHANNEL_GENRES) },
    numberFilter('cn', channelNumber),
    providerFilter,
  ],
  requiredImages: ['0-16x9', '0-16x9-Logo'],
  // Specification section 7.
  transparentImages: true,
  sort: { column: 'number', order: 'asc' },
  narrow: { number: 'cn', facets: ['chty', 'gnr', 'rat.v', 'pn'], row: ['cn', 'chty', 'cs', 'tz', 'gnr', 'rat', 'pn'] },
  sample: {
    lon: [
      { lang: 'en', n: 'Rimba One' },
      { lang: 'zh', n: '森林一台' },
      { lang: 'ms', n: 'Rimba Satu' },
      { lang: 'ta', n: 'ரிம்பா ஒன்று' },
    ],
    lod: [{ lang: 'en', n: 'News, drama and football from both sides of the strait.' }],
    cn: 101,
    chty: 'linear',
    cs: 'rimba-one',
    tz: 'Asia/Kuala_Lumpur',
    live_manifests: [
      {
        reg: 'my',
        pmy: true,
        m_ty: 'dash',
        m_prt_ty: 'cenc',
        m_prt_v: '1.0',
        mu: 'https://live.example.org/rimba-one/manifest.mpd',
      },
    ],
    device_links: [{ dt: 'tv', cu: 'https://tv.example.org/rimba-one', ca: 'Watch live' }],
    prd: ['rimba-my', 'rimba-sg'],
    gnr: ['general', 'news'],
    ia: ['0-16x9', '0-16x9-Logo'],
  },
})
