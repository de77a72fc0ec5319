import Button from '@mui/material/Button'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { Link } from 'react-router'
import type { TypeSummary } from '#contract/registry/typeDocument.ts'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useConsole } from '#kit/context/ConsoleContext.ts'
import { useFormat } from '#kit/format/FormatProvider.tsx'
import { Icon } from '#kit/icons/Icon.tsx'
import { addPath } from '#kit/routes/paths.ts'
import type { ContentList } from './useContentList.ts'

const Head = styled('header')({
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  padding: '14px 20px 6px',
  minBlockSize: 56,
})
const Title = styled('h1')({ margin: 0, fontSize: 20, lineHeight: '28px', fontWeight: 'var(--marquee-weight-700)' })
const Count = styled('span')({
  fontSize: 15,
  color: 'var(--mui-palette-text-tertiary)',
  fontVariantNumeric: 'tabular-nums',
})

/** Name and total of the list, and the way to a new item for those who may create one. */
export function ListHead({ type, list }: { type: TypeSummary; list: ContentList }) {
  const translate = useTranslate()
  const format = useFormat()
  const locale = useLocale()
  const { may, product } = useConsole()
  const language = interfaceLanguage(locale)
  const total = list.total === undefined ? '' : format.number(list.total) + (list.atLeast ? '+' : '')
  return (
    <Head>
      <Title>{textIn(type.labels.many, language)}</Title>
      <Count aria-live="polite">{total}</Count>
      <span style={{ flex: 1 }} />
      {type.area !== 'syndication' && may(type.page, 'create') && (
        <Button variant="contained" component={Link} to={addPath(product, type)} startIcon={<Icon name="plus" />}>
          {translate('list.newItem', { type: textIn(type.labels.one, language) })}
        </Button>
      )}
    </Head>
  )
}
