import type { Four } from './four.ts'

type WebWords = {
  name: Four
  about: Four
  genres: readonly string[]
  year: number
  frame: 'portrait' | 'landscape' | 'square'
  outlet: string
  minutes: number
  /** Episodes of each season. */
  seasons: readonly (readonly Four[])[]
}

/** Series made for the web, invented. */
export const WEB_SERIES: readonly WebWords[] = [
  {
    name: ['Night Stall', '深夜小摊', 'Gerai Malam', 'இரவுக் கடை'],
    about: [
      'Whoever cannot sleep ends up at the tea stall under the flyover.',
      '睡不着的人，最后都会来到高架桥下的茶摊。',
      'Sesiapa yang tidak dapat tidur singgah di gerai teh bawah jejambat.',
      'தூக்கம் வராதவர்கள் மேம்பாலத்துத் தேநீர்க் கடையில் கூடுகிறார்கள்.',
    ],
    genres: ['drama', 'comedy'],
    year: 2023,
    frame: 'portrait',
    outlet: 'Rimba Shorts',
    minutes: 9,
    seasons: [
      [
        ['The spare stool', '空着的凳子', 'Bangku kosong', 'காலி முக்காலி'],
        ['Two teas, no sugar', '两杯无糖茶', 'Teh kosong dua', 'சர்க்கரை இல்லாத இரண்டு தேநீர்'],
        ['A taxi waits', '的士在等', 'Teksi menunggu', 'காத்திருக்கும் வாடகை வண்டி'],
        ['Rain money', '雨天的零钱', 'Duit hujan', 'மழைக் காசு'],
        ['Closing time', '打烊', 'Waktu tutup', 'கடை மூடும் நேரம்'],
      ],
      [
        ['New kettle', '新水壶', 'Cerek baharu', 'புதிய கெண்டி'],
        ['The inspector', '检查员', 'Pegawai pemeriksa', 'ஆய்வாளர்'],
        ['Half a radio', '半台收音机', 'Separuh radio', 'பாதி வானொலி'],
        ['Morning after all', '终究天亮', 'Pagi juga akhirnya', 'விடிந்தே விட்டது'],
      ],
    ],
  },
  {
    name: ['Lift Out of Order', '电梯维修中', 'Lif Rosak', 'பழுதான மின்தூக்கி'],
    about: [
      'Fourteen floors, one staircase, and everybody’s shopping.',
      '十四层楼，一座楼梯，家家户户的菜篮。',
      'Empat belas tingkat, satu tangga dan barang semua orang.',
      'பதினான்கு மாடி, ஒரே படிக்கட்டு, எல்லாருடைய சாமான்கள்.',
    ],
    genres: ['comedy', 'family'],
    year: 2025,
    frame: 'square',
    outlet: 'Kampung Clips',
    minutes: 6,
    seasons: [
      [
        ['Ground floor', '底层', 'Tingkat bawah', 'தரைத்தளம்'],
        ['The piano', '钢琴', 'Piano', 'பியானோ'],
        ['Number 9-4', '9楼4号', 'Unit 9-4', '9-4 வீடு'],
        ['Durians', '榴梿', 'Durian', 'டுரியான்'],
        ['The mechanic', '修理工', 'Mekanik', 'பழுதுநீக்குநர்'],
        ['Top floor', '顶楼', 'Tingkat atas', 'மேல்மாடி'],
      ],
    ],
  },
  {
    name: ['Signal Lost', '信号中断', 'Isyarat Hilang', 'அலைத் தொடர்பு இழந்தது'],
    about: [
      'A radio ham hears a ship that left harbour in 1971.',
      '一名业余无线电爱好者听见一艘1971年离港的船。',
      'Seorang peminat radio terdengar kapal yang belayar pada 1971.',
      '1971இல் துறைமுகம் விட்ட கப்பலை ஒரு வானொலி ஆர்வலர் கேட்கிறார்.',
    ],
    genres: ['mystery', 'science_fiction'],
    year: 2024,
    frame: 'landscape',
    outlet: 'Rimba Shorts',
    minutes: 14,
    seasons: [
      [
        ['Static', '杂音', 'Desiran', 'இரைச்சல்'],
        ['Call sign', '呼号', 'Isyarat panggilan', 'அழைப்புக் குறி'],
        ['The log book', '航海日志', 'Buku log', 'பயணப் பதிவேடு'],
        ['Six fathoms', '六英寻', 'Enam depa', 'ஆறு பாகம்'],
        ['Over', '通话完毕', 'Tamat', 'முடிந்தது'],
      ],
    ],
  },
]

/** Podcasts and vodcasts, episode by episode; the feeds are invented. */
export const FEEDS: readonly {
  type: 'podcast' | 'vodcast'
  feed: string
  host: string
  genre: string
  minutes: number
  episodes: readonly Four[]
}[] = [
  {
    type: 'podcast',
    feed: 'Tide Tables',
    host: 'Priya Nair',
    genre: 'documentary',
    minutes: 41,
    episodes: [
      [
        'The lighthouse keeper’s radio',
        '灯塔看守人的收音机',
        'Radio penjaga rumah api',
        'கலங்கரை விளக்கக் காவலரின் வானொலி',
      ],
      ['Who owns the sand', '沙归谁所有', 'Siapa pemilik pasir', 'மணல் யாருடையது'],
      ['A bridge in instalments', '分期的桥', 'Jambatan secara ansuran', 'தவணையில் ஒரு பாலம்'],
      ['Salt', '盐', 'Garam', 'உப்பு'],
      ['The last crossing', '最后一渡', 'Penyeberangan terakhir', 'கடைசிப் பயணம்'],
      ['Maps for crabs', '螃蟹的地图', 'Peta untuk ketam', 'நண்டுகளுக்கான வரைபடம்'],
    ],
  },
  {
    type: 'podcast',
    feed: 'Half a Cup',
    host: 'Hassan Idris',
    genre: 'talk',
    minutes: 24,
    episodes: [
      ['A barber and a judge', '理发师与法官', 'Tukang gunting dan hakim', 'முடிதிருத்துநரும் நீதிபதியும்'],
      ['Two goalkeepers', '两位守门员', 'Dua penjaga gol', 'இரு கோல்காப்பாளர்கள்'],
      ['Mother and landlord', '母亲与房东', 'Ibu dan tuan rumah', 'அம்மாவும் வீட்டுக்காரரும்'],
      ['The man who names ships', '为船取名的人', 'Lelaki yang menamakan kapal', 'கப்பல்களுக்குப் பெயரிடுபவர்'],
    ],
  },
  {
    type: 'vodcast',
    feed: 'Second Take',
    host: 'Marcus Low',
    genre: 'talk',
    minutes: 52,
    episodes: [
      [
        'What the rain machine taught us',
        '造雨机教会我们的事',
        'Pengajaran daripada mesin hujan',
        'மழை இயந்திரம் கற்றுத் தந்தது',
      ],
      ['Cutting on the blink', '眨眼剪辑法', 'Suntingan pada kelipan', 'இமைப்பில் வெட்டு'],
      [
        'Forty extras, one door',
        '四十群演一扇门',
        'Empat puluh pelakon tambahan, satu pintu',
        'நாற்பது துணைநடிகர், ஒரே கதவு',
      ],
      ['Subtitles for a whisper', '为低语配字幕', 'Sari kata untuk bisikan', 'கிசுகிசுப்புக்கு வசனவரி'],
      ['The hundredth take', '第一百条', 'Ambilan keseratus', 'நூறாவது எடுப்பு'],
    ],
  },
]

/** Songs of invented artists by album. */
export const ALBUMS: readonly {
  album: string
  artists: readonly string[]
  genre: string
  year: number
  code: string
  songs: readonly Four[]
}[] = [
  {
    album: 'Monsoon Letters',
    artists: ['Suria and the Tides'],
    genre: 'folk',
    year: 2024,
    code: 'MYA0124',
    songs: [
      ['River Lanterns', '河灯', 'Tanglung Sungai', 'ஆற்று விளக்குகள்'],
      ['Ferry at Six', '六点的渡轮', 'Feri Pukul Enam', 'ஆறு மணிப் படகு'],
      ['Write to the Sea', '写信给海', 'Tulis kepada Laut', 'கடலுக்கு எழுது'],
      ['Umbrella Man', '撑伞的人', 'Lelaki Payung', 'குடைக்காரர்'],
      ['Low Water', '枯水', 'Air Surut', 'வற்றிய நீர்'],
    ],
  },
  {
    album: 'Neon Kopitiam',
    artists: ['Lim Zhi Hao', 'The Night Shift'],
    genre: 'pop',
    year: 2025,
    code: 'SGA0325',
    songs: [
      ['Table Four', '四号桌', 'Meja Empat', 'நான்காம் மேசை'],
      ['Neon', '霓虹', 'Neon', 'நியான்'],
      ['Last Bus, First Coffee', '末班车，第一杯咖啡', 'Bas Akhir, Kopi Pertama', 'கடைசிப் பேருந்து, முதல் காப்பி'],
      ['Two Stops Too Far', '坐过两站', 'Terlajak Dua Hentian', 'இரு நிறுத்தம் தாண்டி'],
    ],
  },
  {
    album: 'Kaveri Nights',
    artists: ['Deepa Murugan', 'Kavin Selvam'],
    genre: 'film_song',
    year: 2022,
    code: 'MYB0722',
    songs: [
      ['The Moon Asks', '月亮在问', 'Bulan Bertanya', 'நிலா கேட்கிறது'],
      ['Jasmine Street', '茉莉街', 'Jalan Melur', 'மல்லிகைத் தெரு'],
      ['Drum of the Rain', '雨之鼓', 'Gendang Hujan', 'மழையின் பறை'],
      ['Come by the Bridge', '从桥上来', 'Datanglah Ikut Jambatan', 'பாலம் வழி வா'],
    ],
  },
]

/** Specials by occasion, invented; each may belong to a show. */
export const SPECIALS: readonly {
  name: Four
  occasion: string
  word: string
  minutes: number
  genres: readonly string[]
}[] = [
  {
    name: ['The New Year table', '新年餐桌', 'Hidangan Tahun Baharu', 'புத்தாண்டு விருந்து'],
    occasion: 'holiday',
    word: 'New Year',
    minutes: 88,
    genres: ['food', 'family'],
  },
  {
    name: ['Lights of Deepavali', '屠妖节之光', 'Cahaya Deepavali', 'தீபாவளி ஒளி'],
    occasion: 'holiday',
    word: 'Deepavali',
    minutes: 62,
    genres: ['documentary', 'family'],
  },
  {
    name: ['Open house', '开放门户', 'Rumah terbuka', 'திறந்த இல்லம்'],
    occasion: 'holiday',
    word: 'Aidilfitri',
    minutes: 74,
    genres: ['comedy', 'family'],
  },
  {
    name: ['The Mousedeer Awards: the night', '鼠鹿奖之夜', 'Malam Anugerah Sang Kancil', 'சருகுமான் விருது இரவு'],
    occasion: 'awards',
    word: 'Mousedeer Awards',
    minutes: 121,
    genres: ['talk'],
  },
  {
    name: ['The long goodbye', '漫长的告别', 'Selamat tinggal yang panjang', 'நீண்ட விடை'],
    occasion: 'finale',
    word: 'Finale',
    minutes: 93,
    genres: ['drama'],
  },
]
