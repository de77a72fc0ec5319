import Button from '@mui/material/Button'
import { useLocale, useTranslate } from 'ra-core'
import { memo } from 'react'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { isStoreType } from '#contract/registry/ownFacts.ts'
import { hasAddScreen } from '#contract/registry/areaFacts.ts'
import { mayAdd, mayImport } from '#kit/record/actions/mayAdd.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { PageHead } from '#kit/parts/page/PageHead.tsx'
import { addPath, importPath } from '#kit/parts/routes/paths.ts'
import { StoreCalendarLink } from '../own/StoreCalendarLink.tsx'
import { ListMenu } from './ListMenu.tsx'
import { useShownList } from './useShownList.ts'

/** Name and total of the list, and the way to a new item: typed in, or where its area has no add screen from a file. */
export const ListHead = memo(function ListHead({ type }: { type: TypeSummary }) {
  const list = useShownList()
  const translate = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const session = useConsole()
  const { may, product } = session
  const language = interfaceLanguage(locale)
  const total = list.total === undefined ? '' : format.number(list.total) + (list.atLeast ? '+' : '')
  return (
    <PageHead
      title={textIn(type.labels.many, language)}
      count={total}
      actions={
        <>
          <ListMenu type={type} />
          {isStoreType(type.type) && <StoreCalendarLink type={type} />}
          {mayAdd(type, may) && (
            <Button variant="contained" component={Link} to={addPath(product, type)} startIcon={<Icon name="plus" />}>
              {translate('list.newItem', { type: textIn(type.labels.one, language) })}
            </Button>
          )}
          {!hasAddScreen(type.area) && mayImport(type, session) && (
            <Button
              variant="contained"
              component={Link}
              to={importPath(product, type)}
              startIcon={<Icon name="upload" />}
            >
              {translate('list.importTypes', { types: textIn(type.labels.many, language) })}
            </Button>
          )}
        </>
      }
    />
  )
})
