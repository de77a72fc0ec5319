import DefaultPropsProvider from '@mui/material/DefaultPropsProvider'
import { useTheme } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import { muiWords } from './muiWords.ts'

/**
 * MUI's own texts in the language of the interface: names of buttons that MUI draws by itself. They come from our words
 * like all others, so that every language is complete and they change with it at once.
 */
export function MuiWords({ children }: { children: ReactNode }) {
  const translate = useTranslate()
  const { components } = useTheme()
  return (
    <DefaultPropsProvider value={withWords(components ?? {}, muiWords(translate))}>{children}</DefaultPropsProvider>
  )
}

type Components = Readonly<Record<string, { defaultProps?: object } | undefined>>

function withWords(components: object, words: Readonly<Record<string, object>>): object {
  const known = components as Components
  const named = Object.entries(words).map(([name, props]) => {
    const own = known[name]
    return [name, { ...own, defaultProps: { ...own?.defaultProps, ...props } }]
  })
  return { ...components, ...(Object.fromEntries(named) as object) }
}
