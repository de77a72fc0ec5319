import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { ReactNode } from 'react'
import type { ContentRecord } from '#contract/schemas/contentRecord.ts'
import { namesOf } from '#contract/schemas/readers.ts'
import type { LocalizedText } from '#contract/values/localizedText.ts'

const Texts = styled('dl')({
  display: 'grid',
  gridTemplateColumns: '64px minmax(0, 1fr)',
  gap: '10px 12px',
  margin: 0,
  '& dt': { fontSize: 12, lineHeight: '20px', color: 'var(--mui-palette-text-tertiary)' },
  '& dd': { margin: 0, minInlineSize: 0 },
  '& strong': { display: 'block', overflowWrap: 'anywhere' },
  '& p': { margin: '2px 0 0', maxInlineSize: '62ch', overflowWrap: 'anywhere', whiteSpace: 'pre-line' },
  '& [data-missing]': { color: 'var(--mui-palette-status-warning-on)' },
})

type PreviewTextsProps = {
  record: ContentRecord
  /** Languages that a complete title has. */ languages: readonly string[]
}

/** Name and description in every language, those that are missing by name. */
export function PreviewTexts({ record, languages }: PreviewTextsProps) {
  const translate = useTranslate()
  const names = namesOf(record)
  const descriptions: readonly LocalizedText[] = Array.isArray(record.lod) ? record.lod : []
  const all = [...new Set([...languages, ...names.map(({ lang }) => lang)])]
  return (
    <Texts>
      {all.map((lang) => {
        const name = names.find((one) => one.lang === lang)?.n
        const description = descriptions.find((one) => one.lang === lang)?.n
        return (
          <LanguageLine key={lang} label={translate(`forms.languages.${lang}`, { _: lang })}>
            {name ? <strong lang={lang}>{name}</strong> : <span data-missing>{translate('preview.noText')}</span>}
            {description && <p lang={lang}>{description}</p>}
          </LanguageLine>
        )
      })}
    </Texts>
  )
}

function LanguageLine({ label, children }: { label: string; children: ReactNode }) {
  return (
    <>
      <dt>{label}</dt>
      <dd>{children}</dd>
    </>
  )
}
