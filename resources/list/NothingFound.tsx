import Button from '@mui/material/Button'
import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { hasAddScreen } from '#contract/registry/areaFacts.ts'
import { mayAdd, mayImport } from '#kit/record/actions/mayAdd.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { EmptyState } from '#kit/parts/layoutParts/EmptyState.tsx'
import { addPath, importPath } from '#kit/parts/routes/paths.ts'
import { Fill } from './filters/Fill.tsx'
import { DropOffers } from './filters/DropOffers.tsx'
import { isNarrowed } from './listState.ts'
import { useShownList } from './useShownList.ts'

/** An empty list says why it is empty and offers the way out (looks section 5). */
export function NothingFound({ type }: { type: TypeSummary }) {
  const list = useShownList()
  const translate = useTranslate()
  const locale = useLocale()
  const session = useConsole()
  const { may, product } = session
  const language = interfaceLanguage(locale)
  const narrowed = isNarrowed(list.filter)
  const names = { type: textIn(type.labels.one, language), types: textIn(type.labels.many, language) }
  return (
    <Fill>
      <EmptyState
        title={translate(narrowed ? 'list.noMatch' : 'list.none', names)}
        actions={
          <>
            {narrowed && <Button onClick={() => list.setFilter({})}>{translate('list.clearFilters')}</Button>}
            {mayAdd(type, may) && (
              <Button variant="contained" component={Link} to={addPath(product, type)} startIcon={<Icon name="plus" />}>
                {translate('list.newItem', { type: names.type })}
              </Button>
            )}
            {!narrowed && mayImport(type, session) && (
              <Button
                {...(hasAddScreen(type.area) ? {} : { variant: 'contained' })}
                component={Link}
                to={importPath(product, type)}
                startIcon={<Icon name="upload" />}
              >
                {translate('list.importTypes', names)}
              </Button>
            )}
          </>
        }
      >
        {narrowed ? (
          <DropOffers type={type} />
        ) : (
          translate(hasAddScreen(type.area) ? 'list.noneHint' : 'transfer.import.onlyWay', names)
        )}
      </EmptyState>
    </Fill>
  )
}
