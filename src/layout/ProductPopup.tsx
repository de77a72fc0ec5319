import Divider from '@mui/material/Divider'
import ListItemIcon from '@mui/material/ListItemIcon'
import MenuItem from '@mui/material/MenuItem'
import MenuList from '@mui/material/MenuList'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { KeyboardEvent } from 'react'
import { useRef, useState } from 'react'
import { searchText } from '#contract/rules/searchText.ts'
import { productName, useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { SearchBox } from '#kit/parts/layoutParts/SearchBox.ts'
import { SidePopover } from '#kit/parts/layoutParts/SidePopover.tsx'

/** More than these are searched rather than read. */
const READABLE = 8

const Head = styled('div')({
  display: 'grid',
  gap: 2,
  padding: '10px 12px 8px',
  '& > span': { fontSize: 11, lineHeight: '14px', color: 'var(--mui-palette-text-tertiary)' },
  '& > strong': { fontWeight: 'var(--marquee-weight-700)', overflowWrap: 'anywhere' },
})
const Find = styled('div')({ padding: '0 12px 8px' })
const None = styled('p')({ margin: 0, padding: '8px 12px', color: 'var(--mui-palette-text-tertiary)' })

type ProductPopupProps = {
  anchor: HTMLElement | null
  onClose: () => void
  /** Given to whoever may make products. */
  onCreate?: () => void
}

/** The current product by its name, the others to switch to, and the way to a new one. */
export function ProductPopup({ anchor, onClose, onCreate }: ProductPopupProps) {
  const translate = useTranslate()
  const { products, product, selectProduct } = useConsole()
  const [term, setTerm] = useState('')
  const list = useRef<HTMLUListElement>(null)
  const others = products.filter(({ id }) => id !== product)
  const isSearched = others.length > READABLE
  const wanted = searchText(term)
  const shown = others.filter(({ id, n }) => searchText(n).includes(wanted) || id.includes(wanted))
  const close = () => {
    setTerm('')
    onClose()
  }
  const switchTo = (id: string) => {
    close()
    selectProduct(id)
  }
  const handleKey = (event: KeyboardEvent) => {
    if (event.key === 'ArrowDown') {
      event.preventDefault()
      list.current?.querySelector<HTMLElement>('[role=menuitem]')?.focus()
    }
    const [first] = shown
    if (event.key === 'Enter' && first && wanted !== '') switchTo(first.id)
  }
  return (
    <SidePopover
      open={anchor !== null}
      anchorEl={anchor}
      onClose={close}
      slotProps={{ paper: { role: 'dialog', 'aria-label': translate('products.others'), sx: { inlineSize: 280 } } }}
    >
      <Head>
        <span>{translate('products.current')}</span>
        <strong>{productName(products, product)}</strong>
      </Head>
      {isSearched && (
        <Find>
          <SearchBox>
            <Icon name="search" />
            <input
              autoFocus
              type="search"
              value={term}
              onChange={(event) => setTerm(event.target.value)}
              onKeyDown={handleKey}
              placeholder={translate('products.search')}
              aria-label={translate('products.search')}
            />
          </SearchBox>
        </Find>
      )}
      <Divider />
      {shown.length === 0 && wanted !== '' && <None role="status">{translate('products.none')}</None>}
      <MenuList
        ref={list}
        autoFocusItem={anchor !== null && !isSearched}
        aria-label={translate('products.others')}
        sx={{ maxBlockSize: 320, overflowY: 'auto' }}
      >
        {shown.map(({ id, n }) => (
          <MenuItem key={id} onClick={() => switchTo(id)} sx={{ whiteSpace: 'normal', overflowWrap: 'anywhere' }}>
            {n}
          </MenuItem>
        ))}
        {onCreate && shown.length > 0 && <Divider component="li" />}
        {onCreate && (
          <MenuItem
            onClick={() => {
              close()
              onCreate()
            }}
          >
            <ListItemIcon>
              <Icon name="plus" />
            </ListItemIcon>
            {translate('products.create')}
          </MenuItem>
        )}
      </MenuList>
    </SidePopover>
  )
}
