import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { LocalName } from '#contract/rules/storefront/fields/fieldValues.ts'
import { LANGUAGES, OWN_NAMES, isLanguage } from '#contract/values/languages.ts'
import { TextField } from './TextField.tsx'
import type { FieldInputProps } from '#kit/forms/loose/useFieldControl.ts'

/** The list with the text of one language; an emptied one goes out of it. What else an entry says goes with its old text. */
export function withName(names: readonly LocalName[], language: string, name: string): readonly LocalName[] {
  if (name === '') return names.filter((one) => one.language !== language)
  const isThere = names.some((one) => one.language === language)
  const entry: LocalName = { language, name }
  return isThere ? names.map((one) => (one.language === language ? entry : one)) : [...names, entry]
}

/** One text per language, all in view; those that are missing are marked and counted. */
export function NamesField({ isLong = false, ...props }: FieldInputProps & { isLong?: boolean }) {
  const translate = useTranslate()
  const names = (props.value ?? []) as readonly LocalName[]
  const foreign = names.map(({ language }) => language).filter((one) => !isLanguage(one))
  const languages = [...LANGUAGES, ...new Set(foreign)]
  const textOf = (language: string) => names.find((one) => one.language === language)?.name
  const missing = LANGUAGES.filter((language) => !textOf(language)).length
  // One list for all would give every rail the same name.
  if (props.isMixed) return <p className="f-help">{translate('storefrontInspector.namesMixed')}</p>
  return (
    <Rows>
      {languages.map((language) => (
        <label key={language} data-missing={!textOf(language) || undefined}>
          <span lang={language}>{isLanguage(language) ? OWN_NAMES[language] : language}</span>
          <TextField
            {...props}
            id={undefined}
            isLong={isLong}
            lang={language}
            label={`${props.label}, ${isLanguage(language) ? OWN_NAMES[language] : language}`}
            value={textOf(language)}
            placeholder={translate('storefrontInspector.missing')}
            onChange={(text) => {
              const next = withName(names, language, typeof text === 'string' ? text : '')
              props.onChange(next.length === 0 ? undefined : next)
            }}
          />
        </label>
      ))}
      {missing > 0 && (
        <p role="status">{translate('storefrontInspector.languagesMissing', { smart_count: missing })}</p>
      )}
    </Rows>
  )
}

const Rows = styled('div')({
  display: 'grid',
  gap: 6,
  '& > label': { display: 'grid', gridTemplateColumns: '72px minmax(0, 1fr)', alignItems: 'start', gap: 8 },
  '& > label > span': {
    paddingBlockStart: 7,
    fontSize: 12,
    lineHeight: '18px',
    color: 'var(--mui-palette-text-secondary)',
    overflowWrap: 'anywhere',
  },
  '& > [data-missing] > span': { color: 'var(--mui-palette-status-warning-on)' },
  '& > p': { margin: 0, fontSize: 12, lineHeight: '18px', color: 'var(--mui-palette-status-warning-on)' },
})
