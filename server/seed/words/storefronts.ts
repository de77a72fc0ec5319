import type { Settings } from '#contract/rules/storefront/fields/fieldTable.ts'
import type { ContainerKind, RailKind } from '#contract/values/storefront.ts'
import type { Four } from './four.ts'

/** What a rail of the demo shows: so many titles of a type (of a genre), what a query finds, or a kind of rail. */
export type RailContent =
  | { titles: string; genre?: string; take: number }
  | { query: string; genre?: string; pins?: number }
  | { rail: RailKind; team?: true }
  | { collections: readonly string[] }
  | { live: readonly string[]; take: number }
  | { syndicated: string; take: number }
  | { assets: string; take: number }

export type RailWords = {
  /** Known by it where several pages show it: then it is reusable. */
  code?: string
  name: Four
  kind: ContainerKind
  content: RailContent
  settings?: Settings<'container'>
  /** Policies that decide who sees it, and ad tags that are asked for it, by their codes in the demo. */
  policies?: readonly string[]
  adTags?: readonly string[]
  /** Days from the load on in which it is shown. */
  days?: readonly [from: number, to: number]
}
export type TabWords = { name: Four; rails: readonly (RailWords | string)[]; isDraft?: true }
export type StoreWords = { code: string; name: Four; about: Four; product: string; tabs: readonly TabWords[] }
export type CollectionWords = {
  code: string
  name: Four
  about: Four
  rails: readonly RailWords[]
  days?: readonly [from: number, to: number]
}

const SPONSOR = {
  name: 'Teh Tarik Timur',
  label: 'Match day with',
  description: 'Tea for extra time.',
  tags: ['beverage'],
  marker: 'SPONSORED',
}

/** Rails that several pages show. */
export const SHARED_RAILS: readonly RailWords[] = [
  {
    code: 'new',
    name: ['New this week', '本周上新', 'Baharu minggu ini', 'இந்த வாரப் புதியவை'],
    kind: 'regular',
    content: { rail: 'new_arrival' },
    settings: { tagOverlay: true },
  },
  {
    code: 'leaving',
    name: ['Last chance to watch', '即将下架', 'Peluang terakhir menonton', 'பார்க்கக் கடைசி வாய்ப்பு'],
    kind: 'regular',
    content: { rail: 'leaving_soon' },
    settings: { tagOverlay: true },
  },
  {
    code: 'now',
    name: ['On now', '正在播出', 'Sedang bersiaran', 'இப்போது ஒளிபரப்பில்'],
    kind: 'grid',
    content: { rail: 'ongoing_airing' },
    settings: { logoOverlay: true },
  },
  {
    code: 'monsoon',
    name: ['Monsoon nights', '季风之夜', 'Malam monsun', 'பருவமழை இரவுகள்'],
    kind: 'regular',
    content: { query: 'movie', genre: 'mystery' },
    days: [-10, 3],
  },
]

export const COLLECTIONS: readonly CollectionWords[] = [
  {
    code: 'laugh',
    name: ['Laugh out loud', '笑口常开', 'Ketawa besar', 'வாய்விட்டுச் சிரி'],
    about: [
      'Comedies for a short evening.',
      '适合短夜的喜剧。',
      'Komedi untuk malam yang singkat.',
      'குறுகிய மாலைக்கான நகைச்சுவைகள்.',
    ],
    rails: [
      {
        name: ['Our favourites', '编辑精选', 'Pilihan kami', 'எங்கள் தெரிவு'],
        kind: 'carousel',
        content: { titles: 'movie', genre: 'comedy', take: 6 },
      },
      {
        name: ['All comedies', '全部喜剧', 'Semua komedi', 'எல்லா நகைச்சுவைகளும்'],
        kind: 'grid',
        content: { query: 'movie', genre: 'comedy' },
      },
    ],
  },
  {
    code: 'dark',
    name: ['After dark', '入夜之后', 'Selepas gelap', 'இருளுக்குப் பின்'],
    about: ['Lights off, volume up.', '关灯，调高音量。', 'Padam lampu, kuatkan suara.', 'விளக்கை அணை, ஒலியைக் கூட்டு.'],
    rails: [
      {
        name: ['Start here', '从这里开始', 'Mula di sini', 'இங்கே தொடங்கு'],
        kind: 'banner',
        content: { titles: 'movie', genre: 'horror', take: 3 },
      },
      {
        name: ['Thrillers', '惊悚片', 'Filem debaran', 'பரபரப்புப் படங்கள்'],
        kind: 'regular',
        content: { query: 'movie', genre: 'thriller', pins: 2 },
      },
    ],
  },
  {
    code: 'family',
    name: ['Family weekend', '家庭周末', 'Hujung minggu keluarga', 'குடும்ப வார இறுதி'],
    about: ['For everybody on the sofa.', '全家一起看。', 'Untuk semua di sofa.', 'சோபாவில் உள்ள அனைவருக்கும்.'],
    rails: [
      {
        name: ['For small ones', '给小朋友', 'Untuk si kecil', 'சிறியவர்களுக்கு'],
        kind: 'rounded',
        content: { query: 'movie', genre: 'animation' },
      },
      {
        name: ['For all', '老少皆宜', 'Untuk semua', 'அனைவருக்கும்'],
        kind: 'grid',
        content: { query: 'movie', genre: 'family' },
      },
    ],
  },
  {
    code: 'drama',
    name: ['Award season', '颁奖季', 'Musim anugerah', 'விருதுக் காலம்'],
    about: ['What juries argue about.', '评委们争论的作品。', 'Yang diperdebatkan juri.', 'நடுவர்கள் விவாதிப்பவை.'],
    rails: [
      {
        name: ['Dramas', '剧情片', 'Drama', 'நாடகப் படங்கள்'],
        kind: 'regular',
        content: { query: 'movie', genre: 'drama', pins: 1 },
      },
      {
        name: ['Lives', '传记片', 'Riwayat', 'வாழ்க்கை வரலாறுகள்'],
        kind: 'regular',
        content: { query: 'movie', genre: 'biography' },
      },
    ],
  },
  {
    code: 'lantern',
    name: ['Lantern week', '灯节周', 'Minggu tanglung', 'விளக்கு வாரம்'],
    about: [
      'Opens with the first lantern.',
      '第一盏灯亮起时开始。',
      'Bermula dengan tanglung pertama.',
      'முதல் விளக்குடன் தொடங்குகிறது.',
    ],
    days: [2, 9],
    rails: [
      {
        name: ['Under the lanterns', '灯下', 'Di bawah tanglung', 'விளக்குகளின் கீழ்'],
        kind: 'carousel',
        content: { titles: 'movie', genre: 'fantasy', take: 5 },
      },
      {
        name: ['Songs and dances', '歌舞', 'Lagu dan tarian', 'பாட்டும் ஆட்டமும்'],
        kind: 'regular',
        content: { query: 'movie', genre: 'musical' },
      },
    ],
  },
  {
    code: 'true',
    name: ['True stories', '真实故事', 'Kisah benar', 'உண்மைக் கதைகள்'],
    about: ['Nothing in them is made up.', '无一虚构。', 'Tiada yang direka.', 'எதுவும் புனைவு அல்ல.'],
    rails: [
      {
        name: ['Documentaries', '纪录片', 'Dokumentari', 'ஆவணப்படங்கள்'],
        kind: 'grid',
        content: { query: 'movie', genre: 'documentary' },
      },
      {
        name: ['To listen to', '用耳朵听', 'Untuk didengar', 'கேட்பதற்கு'],
        kind: 'rounded',
        content: { titles: 'podcast', take: 8 },
      },
    ],
  },
]

const HERO: Four = ['Tonight on Rimba', '今晚在 Rimba', 'Malam ini di Rimba', 'இன்றிரவு ரிம்பாவில்']
const RECOMMENDED: Four = ['For you', '为你推荐', 'Untuk anda', 'உங்களுக்காக']
const CONTINUE: Four = ['Continue watching', '继续观看', 'Sambung menonton', 'தொடர்ந்து பார்']
const HOME: Four = ['Home', '首页', 'Laman utama', 'முகப்பு']
const MOVIES: Four = ['Movies', '电影', 'Filem', 'திரைப்படங்கள்']
const LIVE: Four = ['Live', '直播', 'Siaran langsung', 'நேரலை']
const SPORTS: Four = ['Sports', '体育', 'Sukan', 'விளையாட்டு']
const DEVICES: Settings<'container'> = { ratios: { tv: '16x9', tablet: '16x9', mobile: '4x3' } }

export const STORES: readonly StoreWords[] = [
  {
    code: 'rimba-my',
    name: ['Rimba', 'Rimba', 'Rimba', 'ரிம்பா'],
    about: ['The storefront of Malaysia.', '马来西亚店面。', 'Muka kedai Malaysia.', 'மலேசியாவின் கடைமுகப்பு.'],
    product: 'rimba-my',
    tabs: [
      {
        name: HOME,
        rails: [
          {
            name: HERO,
            kind: 'carousel',
            content: { titles: 'movie', take: 6 },
            settings: { ...DEVICES, decoration: 'gradient' },
          },
          { name: CONTINUE, kind: 'regular', content: { rail: 'continue_watching' } },
          'new',
          {
            name: ['Featured', '重点推荐', 'Pilihan utama', 'சிறப்புத் தெரிவு'],
            kind: 'banner',
            content: { rail: 'featured_content' },
          },
          'monsoon',
          {
            name: RECOMMENDED,
            kind: 'regular',
            content: { rail: 'recommended' },
            settings: { attributes: [{ name: 'plan', values: ['gold', 'silver'] }] },
          },
          {
            name: ['Collections', '专题', 'Koleksi', 'தொகுப்புகள்'],
            kind: 'Collection',
            content: { collections: ['laugh', 'dark', 'family', 'drama', 'true'] },
          },
          {
            name: ['Lantern week', '灯节周', 'Minggu tanglung', 'விளக்கு வாரம்'],
            kind: 'Collection',
            content: { collections: ['lantern'] },
            days: [2, 9],
          },
          'leaving',
        ],
      },
      {
        name: MOVIES,
        rails: [
          {
            name: ['Big nights in', '居家大片夜', 'Malam wayang di rumah', 'வீட்டில் பெரிய திரை'],
            kind: 'banner',
            content: { titles: 'movie', genre: 'action', take: 4 },
          },
          {
            name: ['Action', '动作片', 'Aksi', 'அதிரடி'],
            kind: 'regular',
            content: { query: 'movie', genre: 'action', pins: 2 },
          },
          {
            name: ['Comedy', '喜剧', 'Komedi', 'நகைச்சுவை'],
            kind: 'regular',
            content: { query: 'movie', genre: 'comedy' },
          },
          {
            name: ['Love stories', '爱情故事', 'Kisah cinta', 'காதல் கதைகள்'],
            kind: 'rounded',
            content: { query: 'movie', genre: 'romance' },
          },
          {
            name: ['Coming soon', '即将上线', 'Akan datang', 'விரைவில்'],
            kind: 'regular',
            content: { rail: 'upcoming_content' },
          },
          {
            name: ['Everything', '全部影片', 'Semua filem', 'எல்லாப் படங்களும்'],
            kind: 'grid',
            content: { query: 'movie' },
          },
        ],
      },
      {
        name: ['TV series', '电视剧', 'Siri TV', 'தொலைக்காட்சித் தொடர்கள்'],
        rails: [
          {
            name: ['Series to begin', '开追剧集', 'Siri untuk dimulakan', 'தொடங்க வேண்டிய தொடர்கள்'],
            kind: 'carousel',
            content: { titles: 'tvseries', take: 6 },
          },
          {
            name: ['All series', '全部剧集', 'Semua siri', 'எல்லாத் தொடர்களும்'],
            kind: 'grid',
            content: { query: 'tvseries' },
          },
          {
            name: ['Web series', '网络剧', 'Siri web', 'இணையத் தொடர்கள்'],
            kind: 'regular',
            content: { query: 'webseries' },
          },
          {
            name: ['From our partners', '合作方内容', 'Daripada rakan kami', 'எங்கள் பங்காளர்களிடமிருந்து'],
            kind: 'regular',
            content: { syndicated: 'show', take: 8 },
            policies: ['region'],
            adTags: ['rails'],
          },
          {
            name: ['Watch again', '重温', 'Tonton semula', 'மீண்டும் பார்'],
            kind: 'regular',
            content: { rail: 'watch_again' },
          },
        ],
      },
      {
        name: LIVE,
        rails: [
          'now',
          {
            name: ['Channels', '频道', 'Saluran', 'அலைவரிசைகள்'],
            kind: 'rounded',
            content: { live: ['channel', 'virtuallivechannel'], take: 16 },
          },
          {
            name: ['Starting soon', '即将开始', 'Bermula sebentar lagi', 'சற்று நேரத்தில்'],
            kind: 'regular',
            content: { rail: 'countdown_airing' },
          },
        ],
      },
      {
        name: SPORTS,
        rails: [
          {
            name: ['Match day', '比赛日', 'Hari perlawanan', 'ஆட்ட நாள்'],
            kind: 'banner',
            content: { rail: 'countdown_airing_team', team: true },
            settings: { sponsor: SPONSOR, adPosition: 'pre', adInterval: 30 },
          },
          {
            name: ['Your team', '你的球队', 'Pasukan anda', 'உங்கள் அணி'],
            kind: 'regular',
            content: { rail: 'featured_content_team', team: true },
          },
          { name: ['Games', '比赛', 'Perlawanan', 'ஆட்டங்கள்'], kind: 'regular', content: { query: 'sportevent' } },
          {
            name: ['Highlights', '精彩集锦', 'Sorotan', 'சிறப்பம்சங்கள்'],
            kind: 'regular',
            content: { query: 'sporthighlight' },
          },
          { name: ['Teams', '球队', 'Pasukan', 'அணிகள்'], kind: 'rounded', content: { assets: 'team', take: 12 } },
        ],
      },
      {
        name: ['Kids', '儿童', 'Kanak-kanak', 'சிறுவர்'],
        isDraft: true,
        rails: [
          {
            name: ['Cartoons', '动画片', 'Kartun', 'கேலிச்சித்திரங்கள்'],
            kind: 'rounded',
            content: { query: 'movie', genre: 'animation' },
          },
          {
            name: ['Favourites', '收藏', 'Kegemaran', 'விருப்பமானவை'],
            kind: 'regular',
            content: { rail: 'favourites' },
          },
        ],
      },
    ],
  },
  {
    code: 'rimba-sg',
    name: ['Rimba Singapore', 'Rimba 新加坡', 'Rimba Singapura', 'ரிம்பா சிங்கப்பூர்'],
    about: ['The storefront of Singapore.', '新加坡店面。', 'Muka kedai Singapura.', 'சிங்கப்பூரின் கடைமுகப்பு.'],
    product: 'rimba-sg',
    tabs: [
      {
        name: HOME,
        rails: [
          { name: HERO, kind: 'banner', content: { titles: 'movie', genre: 'drama', take: 4 } },
          'new',
          { name: RECOMMENDED, kind: 'regular', content: { rail: 'recommended' } },
          'leaving',
        ],
      },
      {
        name: MOVIES,
        rails: [
          {
            name: ['Newest first', '最新上线', 'Terbaharu dahulu', 'புதியவை முதலில்'],
            kind: 'grid',
            content: { query: 'movie' },
          },
          'monsoon',
        ],
      },
      { name: LIVE, rails: ['now'] },
    ],
  },
]
