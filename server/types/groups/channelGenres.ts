import type { Texts } from '#contract/values/languages.ts'
import { texts } from './field.ts'

/** What a channel is mostly about. */
export const CHANNEL_GENRES: Readonly<Record<string, Texts>> = {
  general: texts({ en: 'General', zh: '综合', ms: 'Umum', ta: 'பொது' }),
  news: texts({ en: 'News', zh: '新闻', ms: 'Berita', ta: 'செய்தி' }),
  business: texts({ en: 'Business', zh: '财经', ms: 'Perniagaan', ta: 'வணிகம்' }),
  entertainment: texts({ en: 'Entertainment', zh: '娱乐', ms: 'Hiburan', ta: 'பொழுதுபோக்கு' }),
  movies: texts({ en: 'Movies', zh: '电影', ms: 'Filem', ta: 'திரைப்படங்கள்' }),
  series: texts({ en: 'Series', zh: '剧集', ms: 'Siri', ta: 'தொடர்கள்' }),
  kids: texts({ en: 'Kids', zh: '少儿', ms: 'Kanak-kanak', ta: 'சிறுவர்' }),
  family: texts({ en: 'Family', zh: '家庭', ms: 'Keluarga', ta: 'குடும்பம்' }),
  animation: texts({ en: 'Animation', zh: '动画', ms: 'Animasi', ta: 'இயங்குபடம்' }),
  comedy: texts({ en: 'Comedy', zh: '喜剧', ms: 'Komedi', ta: 'நகைச்சுவை' }),
  music: texts({ en: 'Music', zh: '音乐', ms: 'Muzik', ta: 'இசை' }),
  sports: texts({ en: 'Sports', zh: '体育', ms: 'Sukan', ta: 'விளையாட்டு' }),
  documentary: texts({ en: 'Documentary', zh: '纪实', ms: 'Dokumentari', ta: 'ஆவணப்படம்' }),
  culture: texts({ en: 'Culture', zh: '文化', ms: 'Budaya', ta: 'பண்பாடு' }),
  education: texts({ en: 'Education', zh: '教育', ms: 'Pendidikan', ta: 'கல்வி' }),
  science: texts({ en: 'Science', zh: '科学', ms: 'Sains', ta: 'அறிவியல்' }),
  lifestyle: texts({ en: 'Lifestyle', zh: '生活', ms: 'Gaya hidup', ta: 'வாழ்வியல்' }),
  cooking: texts({ en: 'Cooking', zh: '烹饪', ms: 'Masakan', ta: 'சமையல்' }),
  travel: texts({ en: 'Travel', zh: '旅游', ms: 'Pelancongan', ta: 'பயணம்' }),
  outdoor: texts({ en: 'Outdoor', zh: '户外', ms: 'Aktiviti luar', ta: 'வெளிப்புறம்' }),
  religious: texts({ en: 'Religious', zh: '宗教', ms: 'Keagamaan', ta: 'ஆன்மிகம்' }),
  public: texts({ en: 'Public service', zh: '公共服务', ms: 'Khidmat awam', ta: 'பொதுச் சேவை' }),
  legislative: texts({ en: 'Parliament', zh: '议会', ms: 'Parlimen', ta: 'நாடாளுமன்றம்' }),
  shop: texts({ en: 'Shopping', zh: '购物', ms: 'Membeli-belah', ta: 'கொள்முதல்' }),
  classic: texts({ en: 'Classic', zh: '经典', ms: 'Klasik', ta: 'செவ்வியல்' }),
  weather: texts({ en: 'Weather', zh: '天气', ms: 'Cuaca', ta: 'வானிலை' }),
}
