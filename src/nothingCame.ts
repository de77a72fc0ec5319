import type { Language } from '#contract/values/languages.ts'

type Said = Readonly<Record<'what' | 'why' | 'again', string>>

/** Here and not among the console's words, which are in the very file that did not come; it says them alike. */
const SAID: Readonly<Record<Language, Said>> = {
  en: {
    what: 'Marquee could not start',
    why: 'Part of this page could not be loaded. A new version may be being installed right now.',
    again: 'Load the page again',
  },
  zh: {
    what: 'Marquee 无法启动',
    why: '此页面的一部分未能加载。可能正在更新到新版本。',
    again: '重新加载页面',
  },
  ms: {
    what: 'Marquee tidak dapat dimulakan',
    why: 'Sebahagian halaman ini gagal dimuatkan. Versi baharu mungkin sedang dipasang.',
    again: 'Muatkan semula halaman',
  },
  ta: {
    what: 'Marquee ஐத் தொடங்க முடியவில்லை',
    why: 'இந்தப் பக்கத்தின் ஒரு பகுதி ஏற்றப்படவில்லை. புதிய பதிப்பு இப்போது நிறுவப்பட்டுக்கொண்டிருக்கலாம்.',
    again: 'பக்கத்தை மீண்டும் ஏற்று',
  },
}

const isSaid = (language: string): language is Language => Object.hasOwn(SAID, language)

const styled = <Name extends keyof HTMLElementTagNameMap>(
  name: Name,
  text: string,
  look: Partial<CSSStyleDeclaration>,
) => {
  const element = document.createElement(name)
  element.textContent = text
  // By the object and not as an attribute, which the page's policy for content refuses.
  Object.assign(element.style, look)
  return element
}

/** Says that what is seen could not be fetched, and offers to load the page again: without a console, its words or looks. */
export function sayNothingCame(root: HTMLElement, language: string, reload: () => void): void {
  const spoken: Language = isSaid(language) ? language : 'en'
  const { what, why, again } = SAID[spoken]
  const button = styled('button', again, { font: 'inherit', padding: '6px 16px', cursor: 'pointer' })
  button.type = 'button'
  button.addEventListener('click', reload)
  const alert = styled('div', '', { display: 'grid', justifyItems: 'center', gap: '12px' })
  alert.setAttribute('role', 'alert')
  alert.append(styled('h1', what, { margin: '0', fontSize: '18px' }), styled('p', why, { margin: '0' }), button)
  const main = styled('main', '', {
    ...{ minHeight: '90vh', display: 'grid', placeContent: 'center', textAlign: 'center' },
    ...{ fontFamily: 'system-ui, sans-serif', fontSize: '14px', lineHeight: '20px' },
  })
  main.lang = spoken
  main.append(alert)
  root.replaceChildren(main)
}
