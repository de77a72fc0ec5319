import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useQueries } from '@tanstack/react-query'
import { useLocale, useTranslate } from 'ra-core'
import { useNavigate } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import type { TypeCount } from '#contract/schemas/service.ts'
import { LANGUAGES, interfaceLanguage, textIn, type Language } from '#contract/values/languages.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { SharedDialog } from '#kit/parts/dialogs/SharedDialog.tsx'
import { CallError } from '#kit/parts/errors/CallError.tsx'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { ListSkeleton } from '#kit/parts/layoutParts/ListSkeleton.tsx'
import { Meter } from '#kit/parts/layoutParts/Meter.tsx'
import { handTitles } from '#kit/parts/routes/handedTitles.ts'
import { workbenchPath } from '#kit/parts/routes/paths.ts'
import { useCounted } from '../useCounted.ts'

/** All titles, and of each language those without a name in it. */
function useCompleteness() {
  const { calls, product } = useConsole()
  return useQueries({
    queries: [undefined, ...LANGUAGES].map((lang) => ({
      queryKey: ['namesMissing', product, lang],
      queryFn: ({ signal }: { signal: AbortSignal }) =>
        calls.countAllContent({ query: { st: 'all', ...(lang && { missing_lang: lang }) }, signal }),
      staleTime: 0,
    })),
  })
}

const countIn = (counts: readonly TypeCount[] | undefined, type: string) =>
  counts?.find(({ name }) => name === type) ?? { name: type, count: 0 }

/** How complete the names of the whole catalogue are, by type and language; what is missing is a way to it. */
export function CatalogueDialog({ onClose }: { onClose: () => void }) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const { types } = useConsole()
  const answers = useCompleteness()
  const failed = answers.find(({ error }) => error)
  const [all, ...missing] = answers.map(({ data }) => data)
  const isRead = answers.every(({ data }) => data)
  const rows = types.filter(({ type }) => countIn(all, type).count > 0)
  return (
    <SharedDialog
      open
      isPlain
      maxWidth="lg"
      title={translate('workbench.catalogue.title')}
      subtitle={translate('workbench.catalogue.subtitle')}
      cancelLabel={translate('actions.close')}
      onClose={onClose}
    >
      {failed && <CallError error={failed.error} onRetry={() => answers.forEach((one) => void one.refetch())} />}
      {!failed && !isRead && <ListSkeleton />}
      {isRead && (
        <Table>
          <thead>
            <tr>
              <th scope="col">{translate('workbench.type')}</th>
              {LANGUAGES.map((lang) => (
                <th scope="col" key={lang}>
                  {translate(`forms.languages.${lang}`)}
                </th>
              ))}
            </tr>
          </thead>
          <tbody>
            {rows.map((type) => (
              <tr key={type.type}>
                <th scope="row">{textIn(type.labels.many, language)}</th>
                {LANGUAGES.map((lang, at) => (
                  <Share
                    key={lang}
                    type={type}
                    lang={lang}
                    all={countIn(all, type.type)}
                    missing={countIn(missing[at], type.type)}
                    onGo={onClose}
                  />
                ))}
              </tr>
            ))}
          </tbody>
        </Table>
      )}
    </SharedDialog>
  )
}

type ShareProps = { type: TypeSummary; lang: Language; all: TypeCount; missing: TypeCount; onGo: () => void }

function Share({ type, lang, all, missing, onGo }: ShareProps) {
  const translate = useTranslate()
  const counted = useCounted()
  const format = useFormat()
  const locale = useLocale()
  const navigate = useNavigate()
  const { product } = useConsole()
  const share = 1 - missing.count / all.count
  // Long lists are counted to a bound: of more than that no share is known.
  const isKnown = !all.atLeast && !missing.atLeast
  const go = () => {
    const flt = { filter: [{ field: 'missing_lang', term: lang, operator: 'equals' as const }] }
    onGo()
    void navigate(workbenchPath(product, type.type, handTitles({ flt })))
  }
  const names = translate(`forms.languages.${lang}`)
  const label = translate('workbench.complete', { language: names })
  const said = counted(missing.atLeast ? 'catalogue.more' : 'counts.missing', missing.count)
  return (
    <td>
      <span>
        <b>{isKnown ? format.percent(share) : ''}</b>
        {missing.count > 0 && (
          <Button
            size="small"
            variant="ghost"
            aria-label={`${said}, ${textIn(type.labels.many, interfaceLanguage(locale))}, ${names}`}
            onClick={go}
          >
            {said}
          </Button>
        )}
      </span>
      {isKnown && <Meter share={share} label={label} tone="published" />}
    </td>
  )
}

const Table = styled('table')({
  inlineSize: '100%',
  borderCollapse: 'collapse',
  fontSize: 13,
  '& :is(th, td)': { padding: '6px 12px 6px 0', textAlign: 'start', fontWeight: 'inherit', minInlineSize: 120 },
  '& thead th': { fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
  '& tbody tr': { boxShadow: 'inset 0 1px 0 var(--mui-palette-line-hair)' },
  '& td > span': {
    display: 'flex',
    alignItems: 'center',
    justifyContent: 'space-between',
    gap: 8,
    minBlockSize: 32,
    whiteSpace: 'nowrap',
  },
  '& b': { fontWeight: 'var(--marquee-weight-600)', fontVariantNumeric: 'tabular-nums' },
})
