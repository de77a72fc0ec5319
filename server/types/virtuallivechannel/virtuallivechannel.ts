import { availability } from '../groups/availability.ts'
import { catalogueType } from '../groups/catalogueType.ts'
import { CHANNEL_GENRES } from '../groups/channelGenres.ts'
import { texts } from '../groups/field.ts'
import { genresAndRatingsOf } from '../groups/genresAndRatings.ts'
import { images } from '../groups/images.ts'
import { internal } from '../groups/internal.ts'
import { licence } from '../groups/licence.ts'
import { hiddenColumns, textColumn } from '../groups/listColumns.ts'
import { genreFilter, optionsOf, providerFilter } from '../groups/listFilters.ts'
import { channelServiceLabel } from '../groups/live.ts'
import { namesAndTexts } from '../groups/namesAndTexts.ts'
import { VIRTUAL } from '../groups/places.ts'
import { provider } from '../groups/provider.ts'
import { system } from '../groups/system.ts'
import { virtualChannel } from '../groups/virtualChannel.ts'

/** A channel that is put together from the catalogue, day by day: its schedule knows it by `cs`. */
export const virtuallivechannel = catalogueType({
  ...VIRTUAL,
  type: 'virtuallivechannel',
  icon: 'channel',
  order: 30,
  one: texts({ en: 'Virtual Channel', zh: '虚拟频道', ms: 'Saluran Maya', ta: 'மெய்நிகர் அலைவரிசை' }),
  many: texts({ en: 'Virtual Channels', zh: '虚拟频道', ms: 'Saluran Maya', ta: 'மெய்நிகர் அலைவரிசைகள்' }),
  traits: ['hasServiceId', 'scheduled'],
  groups: [
    namesAndTexts,
    virtualChannel,
    images,
    licence,
    availability,
    genresAndRatingsOf(CHANNEL_GENRES),
    provider,
    internal,
    system,
  ],
  columns: [textColumn('cs', channelServiceLabel, 160)],
  hidden: Object.values(hiddenColumns).filter((column) => column.field !== 'rt'),
  filters: [{ ...genreFilter, options: optionsOf(CHANNEL_GENRES) }, providerFilter],
  requiredImages: ['0-16x9', '0-16x9-Logo'],
  // Specification section 7.
  transparentImages: true,
  sort: { column: 'name', order: 'asc' },
  narrow: { facets: ['cs', 'gnr', 'rat.v', 'pn'], row: ['cs', 'tz', 'loop', 'loop_until', 'gnr', 'rat', 'pn'] },
  sample: {
    lon: [
      { lang: 'en', n: 'Rimba Hits' },
      { lang: 'zh', n: '森林热播台' },
      { lang: 'ms', n: 'Rimba Hits' },
      { lang: 'ta', n: 'ரிம்பா ஹிட்ஸ்' },
    ],
    lod: [{ lang: 'en', n: 'Films around the clock, laid from the catalogue.' }],
    cs: 'rimba-hits',
    tz: 'Asia/Kuala_Lumpur',
    prd: ['rimba-my', 'rimba-sg'],
    lws: '2024-05-31T16:00:00.000Z',
    lwe: '2029-11-30T15:59:59.000Z',
    gnr: ['general'],
    ia: ['0-16x9', '0-16x9-Logo'],
  },
})
