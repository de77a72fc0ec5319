import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Link from '@mui/material/Link'
import { useLocale, useTranslate } from 'ra-core'
import { useState } from 'react'
import { Link as RouterLink } from 'react-router'
import type { Uses } from '#contract/schemas/uses.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useCountWords } from '#kit/parts/format/useCountWords.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { UseLine } from '#kit/record/uses/UseLine.tsx'
import { useUses } from '#kit/record/uses/useUses.ts'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { listPath } from '#kit/parts/routes/paths.ts'
import { LineList } from './LineList.tsx'
import { PanelPart } from './PanelPart.tsx'

type UsedInProps = { id: string; uses: Uses }

/** How many more at a time; of very many the lists by type tell better. */
const STEP = 50

/** The titles that name the record: counts by type, each the way to that list, then where they do so. */
export function UsedIn({ id, uses }: UsedInProps) {
  const translate = useTranslate()
  const { counted } = useCountWords()
  const [size, setSize] = useState(0)
  const { data = uses, isFetching } = useUses(size > 0 ? { chosen: { keys: [id] }, pageSize: size } : undefined)
  const { count, hidden, users } = data
  return (
    <PanelPart title={translate('uses.usedIn')} count={count}>
      {count === 0 ? (
        <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>
          {hidden > 0 ? counted('uses.onlyHidden', hidden) : translate('uses.notUsed')}
        </Box>
      ) : (
        <>
          <TypeCounts id={id} byType={data.byType} />
          <LineList label={translate('uses.usedIn')}>
            {users.map((use) => (
              <UseLine key={use.id} use={use} />
            ))}
          </LineList>
          {users.length < count && (
            <Button
              size="small"
              sx={{ justifySelf: 'start' }}
              disabled={isFetching}
              onClick={() => setSize(users.length + STEP)}
            >
              {translate('uses.showMore')}
            </Button>
          )}
          {hidden > 0 && (
            <Box sx={{ typography: 'meta', color: 'text.tertiary' }}>{counted('uses.hidden', hidden)}</Box>
          )}
        </>
      )}
    </PanelPart>
  )
}

function TypeCounts({ id, byType }: { id: string; byType: Uses['byType'] }) {
  const translate = useTranslate()
  const format = useFormat()
  const language = interfaceLanguage(useLocale())
  const { types, product } = useConsole()
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', columnGap: 3, typography: 'meta' }}>
      {byType.map(({ cty, count }) => {
        const type = types.find((one) => one.type === cty)
        if (!type) return null
        const name = textIn(type.labels.many, language)
        return (
          <Link
            key={cty}
            component={RouterLink}
            to={usesPath(product, type, id)}
            title={translate('uses.listOf', { type: name })}
            sx={{ minHeight: 24, display: 'inline-flex', alignItems: 'center' }}
          >
            {translate('uses.ofType', { type: name, count: format.number(count) })}
          </Link>
        )
      })}
    </Box>
  )
}

/** The list of a type narrowed to the titles that name one. */
function usesPath(product: string | undefined, type: TypeSummary, id: string): string {
  const filter = { entries: [{ field: 'refers_to', term: id, operator: 'equals' }] }
  return `${listPath(product, type)}?filter=${encodeURIComponent(JSON.stringify(filter))}`
}
