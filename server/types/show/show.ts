import { seriesType } from '../families/seriesType.ts'
import { texts } from '../groups/field.ts'
import { SYNDICATION } from '../groups/places.ts'
import { source } from '../groups/source.ts'

/** A programme as a metadata provider describes it: the parent of its episodes and specials. */
export const show = seriesType({
  ...SYNDICATION,
  type: 'show',
  icon: 'show',
  order: 10,
  one: texts({ en: 'Show', zh: '系列节目', ms: 'Rancangan', ta: 'தொடர் நிகழ்ச்சி' }),
  many: texts({ en: 'Shows', zh: '系列节目', ms: 'Rancangan', ta: 'தொடர் நிகழ்ச்சிகள்' }),
  own: [source],
  children: ['episode', 'special'],
  sample: {
    lon: [
      { lang: 'en', n: 'Island Kitchens' },
      { lang: 'zh', n: '海岛厨房' },
      { lang: 'ms', n: 'Dapur Pulau' },
      { lang: 'ta', n: 'தீவுச் சமையலறைகள்' },
    ],
    lod: [
      { lang: 'en', n: 'A cook with a small boat asks every island what it eats when the ferry is late.' },
      { lang: 'zh', n: '一位驾着小船的厨师，走访各个岛屿，问渡轮误点时岛民吃些什么。' },
      {
        lang: 'ms',
        n: 'Seorang tukang masak dengan bot kecil bertanya apa yang dimakan setiap pulau apabila feri lewat.',
      },
      { lang: 'ta', n: 'சிறு படகுடன் ஒரு சமையற்காரர், படகு தாமதமானால் என்ன உண்பீர்கள் என ஒவ்வொரு தீவையும் கேட்கிறார்.' },
    ],
    yr: 2020,
    oadt: '2020-02-06',
    dsrc: 'gn',
    src_id: 'SH041188230000',
    src_dt: '2024-11-02T03:15:00.000Z',
    src_u: 'https://metadata.example.org/shows/041188',
    ia: ['0-16x9', '0-16x9-Cover'],
    ex_ia: [{ u: 'https://images.example.org/island-kitchens.jpg', type: 'Poster' }],
    prd: ['rimba-my', 'rimba-sg'],
    vce: true,
    ppl: [{ n: 'Farah Ismail', r: 'host' }],
    gnr: ['food', 'travel'],
    rat: [{ v: 'G', system: 'IMDA' }],
    lws: '2020-01-31T16:00:00.000Z',
    lwe: '2029-12-31T15:59:59.000Z',
    rel: ['0198c0de-0000-7000-8000-000000000001'],
    pn: 'Meridian Metadata',
    provider: { n: 'Meridian Metadata', id: 'meridian', t: 'metadata' },
    pkg_id: 'island-kitchens',
  },
})
