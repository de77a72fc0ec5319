import { useTranslate } from 'ra-core'
import { slotOf } from '#contract/values/images.ts'
import type { Language } from '#contract/values/languages.ts'
import { LANGUAGES } from '#contract/values/languages.ts'

type ImageLanguagesProps = {
  present: readonly unknown[]
  chosen: Language | undefined
  onChoose: (lang: Language | undefined) => void
}

/** Pictures for everybody, or those of one language in their stead, with how many each language has of its own. */
export function ImageLanguages({ present, chosen, onChoose }: ImageLanguagesProps) {
  const translate = useTranslate()
  const langs = present.flatMap((name) => (typeof name === 'string' ? (slotOf(name)?.lang ?? []) : []))
  const press = (isOn: boolean) => ({ type: 'button', 'aria-pressed': isOn }) as const
  return (
    <div>
      <span className="f-segmented" role="group" aria-label={translate('imageFrame.languages')}>
        <button {...press(chosen === undefined)} onClick={() => onChoose(undefined)}>
          {translate('imageFrame.everyLanguage')}
        </button>
        {LANGUAGES.map((lang) => {
          const count = langs.filter((one) => one === lang).length
          return (
            <button key={lang} {...press(chosen === lang)} onClick={() => onChoose(lang)}>
              {translate(`forms.languages.${lang}`)}
              {count > 0 && ` ${count}`}
            </button>
          )
        })}
      </span>
    </div>
  )
}
