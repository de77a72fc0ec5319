import { LANGUAGES, type Language } from '#contract/values/languages.ts'

const en = {
  languageName: 'English',
  signInTitle: 'Sign in to Marquee',
  username: 'Username',
  password: 'Password',
  signIn: 'Sign in',
  demoTitle: 'Demo users',
  demoHint: 'Choose a person to fill in the form. The password is always {password}.',
  noRole: 'No role',
  noProducts: 'No products',
  everyProduct: 'Every product',
  localOnly: 'This sign-in serves this machine only. For real work, connect your own Keycloak.',
  wrong: 'The username or the password is wrong.',
  wait: 'Too many wrong tries. Try again in {seconds} s.',
  languages: 'Language',
  expiredTitle: 'This sign-in page has expired',
  expired: 'It was left open for too long, or was already used. Start again from Marquee.',
  failedTitle: 'Signing in did not work',
  failed: 'Nothing was changed. Start again from Marquee.',
  signedOutTitle: 'You are signed out',
  signedOut: 'You may close this page.',
  logoutTitle: 'Sign out of Marquee?',
  logout: 'You will be signed out in every tab of this browser.',
  logoutConfirm: 'Sign out',
  leaving: 'Signing you out…',
  back: 'Back to Marquee',
}

type TextKey = keyof typeof en

const zh: Record<TextKey, string> = {
  languageName: '中文',
  signInTitle: '登录 Marquee',
  username: '用户名',
  password: '密码',
  signIn: '登录',
  demoTitle: '演示用户',
  demoHint: '选择一位用户即可自动填写表单。密码均为 {password}。',
  noRole: '无角色',
  noProducts: '无产品',
  everyProduct: '所有产品',
  localOnly: '此登录页仅供本机使用。正式使用时请连接您自己的 Keycloak。',
  wrong: '用户名或密码不正确。',
  wait: '错误次数过多，请在 {seconds} 秒后重试。',
  languages: '语言',
  expiredTitle: '此登录页面已失效',
  expired: '页面打开时间过长或已被使用。请从 Marquee 重新开始。',
  failedTitle: '登录未成功',
  failed: '未做任何更改。请从 Marquee 重新开始。',
  signedOutTitle: '您已退出登录',
  signedOut: '您可以关闭此页面。',
  logoutTitle: '要退出 Marquee 吗？',
  logout: '此浏览器的所有标签页都将退出登录。',
  logoutConfirm: '退出登录',
  leaving: '正在退出登录…',
  back: '返回 Marquee',
}

const ms: Record<TextKey, string> = {
  languageName: 'Bahasa Melayu',
  signInTitle: 'Log masuk ke Marquee',
  username: 'Nama pengguna',
  password: 'Kata laluan',
  signIn: 'Log masuk',
  demoTitle: 'Pengguna demo',
  demoHint: 'Pilih seorang pengguna untuk mengisi borang. Kata laluannya sentiasa {password}.',
  noRole: 'Tiada peranan',
  noProducts: 'Tiada produk',
  everyProduct: 'Semua produk',
  localOnly: 'Log masuk ini untuk mesin ini sahaja. Untuk kerja sebenar, sambungkan Keycloak anda sendiri.',
  wrong: 'Nama pengguna atau kata laluan salah.',
  wait: 'Terlalu banyak percubaan yang salah. Cuba lagi dalam {seconds} s.',
  languages: 'Bahasa',
  expiredTitle: 'Halaman log masuk ini telah tamat tempoh',
  expired: 'Halaman dibuka terlalu lama atau sudah digunakan. Mulakan semula dari Marquee.',
  failedTitle: 'Log masuk tidak berjaya',
  failed: 'Tiada apa-apa yang diubah. Mulakan semula dari Marquee.',
  signedOutTitle: 'Anda telah log keluar',
  signedOut: 'Anda boleh menutup halaman ini.',
  logoutTitle: 'Log keluar dari Marquee?',
  logout: 'Anda akan dilog keluar dalam setiap tab pelayar ini.',
  logoutConfirm: 'Log keluar',
  leaving: 'Sedang log keluar…',
  back: 'Kembali ke Marquee',
}

const ta: Record<TextKey, string> = {
  languageName: 'தமிழ்',
  signInTitle: 'Marquee-இல் உள்நுழையவும்',
  username: 'பயனர்பெயர்',
  password: 'கடவுச்சொல்',
  signIn: 'உள்நுழைக',
  demoTitle: 'மாதிரிப் பயனர்கள்',
  demoHint: 'படிவத்தை நிரப்ப ஒருவரைத் தேர்ந்தெடுக்கவும். கடவுச்சொல் எப்போதும் {password}.',
  noRole: 'பங்கு இல்லை',
  noProducts: 'தயாரிப்புகள் இல்லை',
  everyProduct: 'எல்லாத் தயாரிப்புகளும்',
  localOnly: 'இந்த உள்நுழைவு இந்தக் கணினிக்கு மட்டுமே. உண்மையான பணிக்கு உங்கள் Keycloak-ஐ இணைக்கவும்.',
  wrong: 'பயனர்பெயர் அல்லது கடவுச்சொல் தவறானது.',
  wait: 'தவறான முயற்சிகள் மிக அதிகம். {seconds} வினாடிகளில் மீண்டும் முயலவும்.',
  languages: 'மொழி',
  expiredTitle: 'இந்த உள்நுழைவுப் பக்கம் காலாவதியானது',
  expired: 'பக்கம் நீண்ட நேரம் திறந்திருந்தது அல்லது ஏற்கெனவே பயன்படுத்தப்பட்டது. Marquee-இலிருந்து மீண்டும் தொடங்கவும்.',
  failedTitle: 'உள்நுழைய முடியவில்லை',
  failed: 'எதுவும் மாற்றப்படவில்லை. Marquee-இலிருந்து மீண்டும் தொடங்கவும்.',
  signedOutTitle: 'நீங்கள் வெளியேறிவிட்டீர்கள்',
  signedOut: 'இந்தப் பக்கத்தை மூடலாம்.',
  logoutTitle: 'Marquee-இலிருந்து வெளியேறவா?',
  logout: 'இந்த உலாவியின் எல்லாத் தாவல்களிலும் வெளியேற்றப்படுவீர்கள்.',
  logoutConfirm: 'வெளியேறு',
  leaving: 'வெளியேற்றப்படுகிறீர்கள்…',
  back: 'Marquee-க்குத் திரும்பு',
}

type PageTexts = Record<TextKey, string>

export const TEXTS: { en: PageTexts } & Partial<Record<Language, PageTexts>> = { en, zh, ms, ta }

/** Languages that the pages of the sign-in speak; another one of the console's reads English there. */
export const SPOKEN = LANGUAGES.filter((language) => TEXTS[language] !== undefined)

export type Say = (key: TextKey, values?: Record<string, string | number>) => string

export function sayIn(language: Language): Say {
  return (key, values = {}) =>
    (TEXTS[language] ?? TEXTS.en)[key].replace(/\{(\w+)\}/g, (_, name: string) => String(values[name] ?? ''))
}
