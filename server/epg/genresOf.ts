/** Words of feeds, in the languages that they come in, by the genre of ours that they mean; the first that fits counts. */
const WORDS: readonly [string, RegExp][] = [
  ['weather', /\bweather\b|погода/],
  ['news', /\bnews|current affairs|berita|новост|notíci|noticia|nachrichten|actualit|新闻|新聞/],
  ['business', /\bbusiness|financ|econom/],
  ['sports', /\bsport|football|soccer|cricket|badminton|tennis|спорт|esporte|deporte|sukan|体育|體育/],
  ['movies', /\bmovie|\bfilm|cinema|кино|filme|película|wayang|电影|電影/],
  ['animation', /\banimat|cartoon|anime|мульт|desenho|kartun|动画|動畫/],
  ['kids', /\bkids?\b|child|дет(и|ск)|infantil|kanak|budak|少儿|儿童|兒童/],
  ['comedy', /\bcomed|sitcom|комеди|comédia|komedi|喜剧|喜劇/],
  ['documentary', /\bdocu|factual|документ|dokumentari|纪录|紀錄/],
  ['cooking', /\bcook|food|culinar|masakan|美食/],
  ['travel', /\btravel|touris|viagem|旅游|旅遊/],
  ['religious', /\brelig|faith|islam|church|agama|宗教/],
  ['education', /\beducat|learning|обуч|pendidikan|教育/],
  ['science', /\bscien|technolog|nature|наука|sains|科学|科學/],
  ['music', /\bmusic|concert|музык|música|muzik|音乐|音樂/],
  ['shop', /\bshop|teleshop|购物|購物/],
  ['series', /\bseries?\b|\bdrama|\bsoap|сериал|série|serie|siri|剧集|電視劇/],
  ['lifestyle', /\blifestyle|fashion|home|health|gaya hidup|生活/],
  ['culture', /\bcultur|arts?\b|histor|budaya|文化/],
  ['legislative', /\bparliament|politic/],
  ['family', /\bfamil|家庭/],
  [
    'entertainment',
    /\bentertain|variety|reality|game ?show|quiz|talk ?show|развлек|entretenimento|hiburan|综艺|綜藝|娱乐/,
  ],
  ['general', /^general$/],
]

/** The genres of ours that the categories of a feed mean, each once; undefined where none is known. */
export function genresOf(categories: readonly string[] = []): string[] | undefined {
  const found = new Set<string>()
  for (const category of categories) {
    const words = category.toLowerCase()
    const genre = WORDS.find(([key, pattern]) => key === words || pattern.test(words))?.[0]
    if (genre) found.add(genre)
  }
  return found.size > 0 ? [...found] : undefined
}
