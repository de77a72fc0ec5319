import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useId } from 'react'
import type { Target } from '#contract/rules/storefront/commands/command.ts'
import type { LocalName } from '#contract/rules/storefront/fields/fieldValues.ts'
import { interfaceLanguage, LANGUAGES } from '#contract/values/languages.ts'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { useStorefront } from '../StorefrontContext.ts'
import { withName } from './fields/NamesField.tsx'
import { TextField } from './fields/TextField.tsx'
import { settingsAt } from './model/inspected.ts'
import { useFieldEdit } from './useFieldEdit.ts'

/** The name in the reader's language, and which of the other languages have one: the first thing of every part. */
export function NameSummary({ target, isLocked }: { target: Target; isLocked: boolean }) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const { storefront, readOnly, seal, goTo } = useStorefront()
  const { set } = useFieldEdit([target], 'names')
  const id = useId()
  const names = (settingsAt(storefront, target).names ?? []) as readonly LocalName[]
  const nameOf = (lang: string) => names.find((one) => one.language === lang)?.name
  return (
    <div className="f-field">
      <div className="f-head">
        <label className="f-label" htmlFor={id}>
          {translate('storefrontInspector.fields.name')}
        </label>
      </div>
      <TextField
        id={id}
        label={translate('storefrontInspector.fields.name')}
        value={nameOf(language)}
        lang={language}
        isMixed={false}
        disabled={readOnly !== undefined || isLocked}
        onLeave={seal}
        onChange={(text) => {
          const next = withName(names, language, typeof text === 'string' ? text : '')
          set(next.length === 0 ? undefined : next)
        }}
      />
      <Others type="button" onClick={() => goTo({ target, field: 'names' })}>
        {LANGUAGES.filter((one) => one !== language).map((one) => {
          const name = nameOf(one)
          return (
            <span key={one} data-missing={!name || undefined}>
              {one} {name ? <span lang={one}>{name}</span> : translate('storefrontInspector.missing')}
            </span>
          )
        })}
      </Others>
    </div>
  )
}

const Others = styled('button')({
  padding: 0,
  border: 0,
  borderRadius: 3,
  background: 'none',
  font: 'inherit',
  fontSize: 12,
  lineHeight: '18px',
  textAlign: 'start',
  overflowWrap: 'anywhere',
  color: 'var(--mui-palette-text-tertiary)',
  cursor: 'pointer',
  '&:hover': { textDecoration: 'underline' },
  '&:focus-visible': focusRing('inside'),
  '& > [data-missing]': { color: 'var(--mui-palette-status-warning-on)' },
  '& > span + span::before': { content: '" · "', color: 'var(--mui-palette-text-tertiary)' },
})
