import Checkbox from '@mui/material/Checkbox'
import IconButton from '@mui/material/IconButton'
import Link from '@mui/material/Link'
import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { useId, useState } from 'react'
import type { KeyboardEvent } from 'react'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { useFormat } from '#kit/parts/format/FormatProvider.tsx'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import type { SearchOption } from '../model/searchState.ts'
import { FOLDED, optionsShown } from '../model/optionsShown.ts'

const Group = styled('section')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  marginBlockEnd: 8,
})
const Head = styled('div')({
  display: 'flex',
  alignItems: 'center',
  minBlockSize: 24,
  marginBlock: '4px 2px',
  '& h3': { flex: 1, margin: 0, font: 'inherit', fontSize: 12, fontWeight: 'var(--marquee-weight-600)' },
})
const LINE_PX = 28
const MORE_PX = 24
/** 18 to 21vh high (specification section 9): as long as it is folded, and all of it. */
const List = styled('ul')({
  margin: 0,
  padding: 0,
  listStyle: 'none',
  maxBlockSize: '18vh',
  minBlockSize: LINE_PX,
  overflowY: 'auto',
  // A folded list and what unfolds it, until it is known what there is to choose: what stands below stays there.
  '&[data-empty]': { minBlockSize: `calc(min(${FOLDED * LINE_PX}px, 18vh) + ${MORE_PX}px)` },
  '&[data-all]': { maxBlockSize: '21vh' },
  '& label': { display: 'flex', alignItems: 'center', gap: 6, minBlockSize: LINE_PX, fontSize: 12, cursor: 'pointer' },
  '& label > span.name': {
    flex: 1,
    minInlineSize: 0,
    overflow: 'hidden',
    textOverflow: 'ellipsis',
    whiteSpace: 'nowrap',
  },
  '& label > span.count': {
    fontSize: 11,
    color: 'var(--mui-palette-text-tertiary)',
    fontVariantNumeric: 'tabular-nums',
    paddingInlineEnd: 4,
  },
  '& p': { margin: '4px 0', fontSize: 12, color: 'var(--mui-palette-text-tertiary)' },
})

type FilterGroupProps = {
  title: string
  options: readonly SearchOption[]
  chosen: readonly string[]
  onToggle: (value: string) => void
}

/** A list of checkboxes with counts; it unfolds, and a magnifier opens a box that filters it by name, here and at once. */
export function FilterGroup({ title, options, chosen, onToggle }: FilterGroupProps) {
  const translate = useTranslate()
  const language = interfaceLanguage(useLocale())
  const [isAll, setAll] = useState(false)
  const [sought, setSought] = useState<string>()
  const heading = useId()
  const named = options.map((option) => ({ ...option, name: textIn(option.header, language) }))
  const { shown, isFolding } = optionsShown(named, { chosen, sought, isAll })
  return (
    <Group aria-labelledby={heading}>
      <Head>
        <h3 id={heading}>{title}</h3>
        {sought === undefined && (
          <IconButton
            size="small"
            aria-label={translate('search.filter.open', { list: title })}
            onClick={() => setSought('')}
          >
            <Icon name="search" size="small" />
          </IconButton>
        )}
      </Head>
      {sought !== undefined && (
        <FilterBox title={title} sought={sought} onSought={setSought} onClose={() => setSought(undefined)} />
      )}
      <List data-all={isAll || undefined} data-empty={options.length === 0 || undefined}>
        {shown.map((option) => (
          <li key={option.value}>
            <OptionLine
              option={option}
              isChosen={chosen.includes(option.value)}
              onToggle={() => onToggle(option.value)}
            />
          </li>
        ))}
        {shown.length === 0 && sought && (
          <li>
            <p>{translate('search.filter.none')}</p>
          </li>
        )}
      </List>
      {isFolding && (
        <Link
          component="button"
          type="button"
          variant="meta"
          sx={{
            justifySelf: 'start',
            minBlockSize: MORE_PX,
            paddingInlineStart: '30px',
            fontWeight: 'var(--marquee-weight-600)',
          }}
          aria-expanded={isAll}
          onClick={() => setAll(!isAll)}
        >
          {translate(isAll ? 'search.showLess' : 'search.showMore')}
        </Link>
      )}
    </Group>
  )
}

type OptionLineProps = { option: SearchOption & { name: string }; isChosen: boolean; onToggle: () => void }

function OptionLine({ option, isChosen, onToggle }: OptionLineProps) {
  const format = useFormat()
  const { name, count, atLeast } = option
  return (
    <label title={name}>
      <Checkbox checked={isChosen} onChange={onToggle} slotProps={{ input: { 'aria-label': name } }} />
      <span className="name">{name}</span>
      {count !== undefined && <span className="count">{format.number(count) + (atLeast ? '+' : '')}</span>}
    </label>
  )
}

type FilterBoxProps = { title: string; sought: string; onSought: (sought: string) => void; onClose: () => void }

function FilterBox({ title, sought, onSought, onClose }: FilterBoxProps) {
  const translate = useTranslate()
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape') return
    event.stopPropagation()
    onClose()
  }
  return (
    <SearchBox style={{ marginBlockEnd: 4, paddingInlineEnd: 0 }}>
      <Icon name="search" size="small" />
      <input
        autoFocus
        value={sought}
        aria-label={translate('search.filter.label', { list: title })}
        onChange={(event) => onSought(event.target.value)}
        onKeyDown={onKeyDown}
      />
      <IconButton size="small" aria-label={translate('search.filter.close', { list: title })} onClick={onClose}>
        <Icon name="close" size="small" />
      </IconButton>
    </SearchBox>
  )
}
