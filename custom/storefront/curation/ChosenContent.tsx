import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import {
  entryKey,
  isListed,
  type CurationEntry,
  type ListedEntry,
  type QueryEntry,
} from '#contract/rules/storefront/curation/entry.ts'
import { pinned, titlesMoved, withoutTitles } from '#contract/rules/storefront/curation/titles.ts'
import { DragStatus } from '#kit/parts/dragging/DragStatus.tsx'
import { MoveToDialog } from '#kit/parts/dragging/MoveToDialog.tsx'
import { useDragItem } from '#kit/parts/dragging/useDragItem.ts'
import { useListDragging, type ListDragging } from '#kit/parts/dragging/useListDragging.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { focusRing } from '#kit/parts/theme/focusRing.ts'
import { Rows } from './curationSheet.ts'
import { CountField } from './CountField.tsx'
import { useItemName } from './useItemName.ts'
import { useContentWords } from './useContentWords.ts'
import type { Picker } from './useTemporary.ts'

/** What would be taken over: entry by entry, in the order of priority. */
export function ChosenContent({ picker }: { picker: Picker }) {
  const translate = useTranslate()
  return (
    <Box aria-label={translate('storefrontCuration.chosen')}>
      <h3>{translate('storefrontCuration.chosen')}</h3>
      {picker.chosen.length === 0 && <p className="quiet">{translate('storefrontCuration.nothing')}</p>}
      {picker.chosen.map((entry) => (
        <Entry key={entryKey(entry)} entry={entry} picker={picker} />
      ))}
    </Box>
  )
}

function Entry({ entry, picker }: { entry: CurationEntry; picker: Picker }) {
  const translate = useTranslate()
  const words = useContentWords()
  const name = words(entry)
  return (
    <div role="group" aria-label={name}>
      <header>
        <b>{name}</b>
        <IconButton
          size="small"
          aria-label={translate('storefrontCuration.removeEntry', { name })}
          onClick={() => picker.step({ kind: 'remove', key: entryKey(entry) })}
        >
          <Icon name="trash" size="small" />
        </IconButton>
      </header>
      {entry.source !== 'other' && <CountField entry={entry} picker={picker} />}
      {isListed(entry) && <Items entry={entry} picker={picker} />}
      {entry.source === 'query' && entry.pins.length > 0 && <Pins entry={entry} picker={picker} />}
    </div>
  )
}

const KEYS = { axis: 'vertical', modifier: 'alt' } as const

/** Titles in their order: moved by pointer, by Alt with arrows, by picking up, by a typed place. */
function Items({ entry, picker }: { entry: ListedEntry; picker: Picker }) {
  const order = entry.items.map(({ id }) => id)
  const list = useListDragging(
    {
      scope: `curation-${entry.source}`,
      order,
      nameOf: (id) => entry.items.find((item) => item.id === id)?.name ?? id,
      move(id, index) {
        const at = index > order.indexOf(id) ? index + 1 : index
        picker.put(titlesMoved(entry, new Set([id]), at))
      },
    },
    KEYS,
  )
  const remove = (id: string) => {
    const next = withoutTitles(entry, new Set([id]))
    if (next.items.length === 0) picker.step({ kind: 'remove', key: entryKey(entry) })
    else picker.put(next)
  }
  return (
    <>
      <DragStatus dragging={list} isHidden />
      <Rows>
        {entry.items.map((item, nth) => (
          <Item key={item.id} {...{ list, item, place: nth + 1 }} onRemove={() => remove(item.id)} />
        ))}
      </Rows>
      <MoveToDialog list={list} />
    </>
  )
}

type ItemProps = {
  list: ListDragging
  item: ListedEntry['items'][number]
  place: number
  onRemove: () => void
}

function Item({ list, item, place, onRemove }: ItemProps) {
  const translate = useTranslate()
  const name = useItemName(item)
  const { box, grip, landing, isCarried } = useDragItem<number, HTMLLIElement, HTMLButtonElement>(list, item.id)
  return (
    <li ref={box} data-landing={landing} data-carried={isCarried || undefined}>
      <button
        ref={grip}
        type="button"
        className="grip"
        aria-label={translate('storefrontCuration.moveNamed', { name, place })}
        tabIndex={list.stop === item.id ? 0 : -1}
        {...list.handleProps(item.id)}
      >
        <Icon name="drag" size="small" />
      </button>
      <span className="place">{place}</span>
      <span className="name" title={name}>
        {name}
      </span>
      <IconButton size="small" aria-label={translate('storefrontCuration.removeNamed', { name })} onClick={onRemove}>
        <Icon name="close" size="small" />
      </IconButton>
    </li>
  )
}

function Pins({ entry, picker }: { entry: QueryEntry; picker: Picker }) {
  const translate = useTranslate()
  return (
    <Rows>
      {entry.pins.map(({ slot, item }) => {
        const name = item.name ?? item.id
        return (
          <li key={item.id}>
            <Icon name="pin" size="small" />
            <span className="place">{slot}</span>
            <span className="name" title={name}>
              {name}
            </span>
            <IconButton
              size="small"
              aria-label={translate('storefrontCuration.unpinNamed', { name })}
              onClick={() => picker.step({ kind: 'set', entries: pinned(picker.chosen, slot, undefined) })}
            >
              <Icon name="close" size="small" />
            </IconButton>
          </li>
        )
      })}
    </Rows>
  )
}

const Box = styled('section')({
  display: 'flex',
  flexDirection: 'column',
  gap: 12,
  paddingInlineStart: 20,
  boxShadow: 'inset 1px 0 0 var(--mui-palette-line-hair)',
  '& > div > header': { display: 'flex', alignItems: 'center', gap: 4 },
  '& > div > header > b': {
    flex: 1,
    fontSize: 13,
    fontWeight: 'var(--marquee-weight-600, 600)',
    overflowWrap: 'anywhere',
  },
  '& .grip': {
    flex: 'none',
    inlineSize: 24,
    blockSize: 28,
    padding: 0,
    border: 0,
    borderRadius: 4,
    background: 'none',
    color: 'var(--mui-palette-text-tertiary)',
    cursor: 'grab',
    '&:focus-visible': focusRing('inside'),
  },
})
