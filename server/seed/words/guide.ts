import type { Four } from './four.ts'

/** What a channel shows beside films and series, with the minutes that it takes and a genre of channels. */
type GuideWords = { name: Four; minutes: number; genre: string }

/** Regular programmes, invented for this project. */
export const REGULARS: readonly GuideWords[] = [
  {
    name: ['Morning at the Strait', '海峡早晨', 'Pagi di Selat', 'நீரிணைக் காலை'],
    minutes: 120,
    genre: 'general',
  },
  { name: ['News at Noon', '午间新闻', 'Berita Tengah Hari', 'நண்பகல் செய்திகள்'], minutes: 30, genre: 'news' },
  { name: ['Evening News', '晚间新闻', 'Berita Malam', 'மாலைச் செய்திகள்'], minutes: 45, genre: 'news' },
  {
    name: ['Weather and Tides', '天气与潮汐', 'Cuaca dan Pasang Surut', 'வானிலையும் அலையும்'],
    minutes: 10,
    genre: 'news',
  },
  { name: ['Kitchen Next Door', '隔壁厨房', 'Dapur Sebelah', 'அடுத்த வீட்டுச் சமையல்'], minutes: 30, genre: 'general' },
  { name: ['Paper Kites', '纸风筝', 'Layang-layang Kertas', 'காகிதப் பட்டங்கள்'], minutes: 25, genre: 'general' },
  { name: ['The Long Ferry', '漫长渡轮', 'Feri Panjang', 'நெடும் படகு'], minutes: 60, genre: 'general' },
  { name: ['Markets Today', '今日市场', 'Pasaran Hari Ini', 'இன்றைய சந்தை'], minutes: 30, genre: 'news' },
  { name: ['Songs After Dark', '夜色金曲', 'Lagu Selepas Senja', 'இரவுப் பாடல்கள்'], minutes: 55, genre: 'music' },
  { name: ['Halftime', '中场时间', 'Separuh Masa', 'இடைவேளை நேரம்'], minutes: 40, genre: 'sports' },
  { name: ['Roots and Rivers', '根与河', 'Akar dan Sungai', 'வேர்களும் நதிகளும்'], minutes: 50, genre: 'general' },
  { name: ['Night Line', '深夜连线', 'Talian Malam', 'இரவு இணைப்பு'], minutes: 35, genre: 'news' },
]
