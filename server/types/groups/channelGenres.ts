import type { Texts } from '#contract/values/languages.ts'
import { texts } from './field.ts'

/** What a channel is mostly about. */
export const CHANNEL_GENRES: Readonly<Record<string, Texts>> = {
  general: texts('General', '综合', 'Umum', 'பொது'),
  news: texts('News', '新闻', 'Berita', 'செய்தி'),
  business: texts('Business', '财经', 'Perniagaan', 'வணிகம்'),
  entertainment: texts('Entertainment', '娱乐', 'Hiburan', 'பொழுதுபோக்கு'),
  movies: texts('Movies', '电影', 'Filem', 'திரைப்படங்கள்'),
  series: texts('Series', '剧集', 'Siri', 'தொடர்கள்'),
  kids: texts('Kids', '少儿', 'Kanak-kanak', 'சிறுவர்'),
  family: texts('Family', '家庭', 'Keluarga', 'குடும்பம்'),
  animation: texts('Animation', '动画', 'Animasi', 'இயங்குபடம்'),
  comedy: texts('Comedy', '喜剧', 'Komedi', 'நகைச்சுவை'),
  music: texts('Music', '音乐', 'Muzik', 'இசை'),
  sports: texts('Sports', '体育', 'Sukan', 'விளையாட்டு'),
  documentary: texts('Documentary', '纪实', 'Dokumentari', 'ஆவணப்படம்'),
  culture: texts('Culture', '文化', 'Budaya', 'பண்பாடு'),
  education: texts('Education', '教育', 'Pendidikan', 'கல்வி'),
  science: texts('Science', '科学', 'Sains', 'அறிவியல்'),
  lifestyle: texts('Lifestyle', '生活', 'Gaya hidup', 'வாழ்வியல்'),
  cooking: texts('Cooking', '烹饪', 'Masakan', 'சமையல்'),
  travel: texts('Travel', '旅游', 'Pelancongan', 'பயணம்'),
  outdoor: texts('Outdoor', '户外', 'Aktiviti luar', 'வெளிப்புறம்'),
  religious: texts('Religious', '宗教', 'Keagamaan', 'ஆன்மிகம்'),
  public: texts('Public service', '公共服务', 'Khidmat awam', 'பொதுச் சேவை'),
  legislative: texts('Parliament', '议会', 'Parlimen', 'நாடாளுமன்றம்'),
  shop: texts('Shopping', '购物', 'Membeli-belah', 'கொள்முதல்'),
  classic: texts('Classic', '经典', 'Klasik', 'செவ்வியல்'),
  weather: texts('Weather', '天气', 'Cuaca', 'வானிலை'),
}
