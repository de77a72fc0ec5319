import { useLocale } from 'ra-core'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'

/** What one title of a type is called, '' for a type that the reader may not view. */
export function useTypeWord() {
  const language = interfaceLanguage(useLocale())
  const { types } = useConsole()
  return (name: string) => {
    const type = types.find((one) => one.type === name)
    return type ? textIn(type.labels.one, language) : ''
  }
}
