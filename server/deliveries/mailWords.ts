import type { Language } from '#contract/values/languages.ts'

type Told = { view: string; count: number; hours: number | null; address: string }
type Words = { any: (told: Told) => string; older: (told: Told) => string; open: string; why: string }

/** What mails of watched views say. */
const WORDS: Readonly<Record<Language, Words>> = {
  en: {
    any: ({ view, count }) => `${view}: ${count === 1 ? '1 title' : `${count} titles`}`,
    older: ({ view, hours }) => `${view}: waiting for more than ${hours} h`,
    open: 'Open the view:',
    why: 'You get this because you watch this view in Marquee. You can end that in the menu of the view.',
  },
  zh: {
    any: ({ view, count }) => `${view}：${count} 个条目`,
    older: ({ view, hours }) => `${view}：等待已超过 ${hours} 小时`,
    open: '打开视图：',
    why: '您收到此邮件是因为您在 Marquee 中关注了此视图。可在视图菜单中取消。',
  },
  ms: {
    any: ({ view, count }) => `${view}: ${count} tajuk`,
    older: ({ view, hours }) => `${view}: menunggu lebih ${hours} jam`,
    open: 'Buka paparan:',
    why: 'Anda menerima mesej ini kerana anda memantau paparan ini dalam Marquee. Anda boleh menamatkannya dalam menu paparan.',
  },
  ta: {
    any: ({ view, count }) => `${view}: ${count === 1 ? '1 தலைப்பு' : `${count} தலைப்புகள்`}`,
    older: ({ view, hours }) => `${view}: ${hours} மணிநேரத்திற்கு மேலாகக் காத்திருக்கிறது`,
    open: 'காட்சியைத் திறக்க:',
    why: 'Marquee இல் இந்தக் காட்சியை நீங்கள் கண்காணிப்பதால் இது அனுப்பப்பட்டது. காட்சியின் மெனுவில் இதை நிறுத்தலாம்.',
  },
}

/** Subject and text of the mail about a watched view, in the language of its reader. */
export function watchMail(language: Language, when: 'any' | 'older', told: Told): { subject: string; text: string } {
  const words = WORDS[language]
  const line = words[when](told)
  // A name may hold what would begin another line of the head.
  const subject = `Marquee · ${line}`.replaceAll(/\s+/g, ' ')
  return { subject, text: `${line}\n\n${words.open}\n${told.address}\n\n${words.why}\n` }
}
