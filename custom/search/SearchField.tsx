import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import type { Ref } from 'react'
import { useRef } from 'react'
import { useLocation } from 'react-router'
import { useCommands } from '#kit/parts/commands/useCommands.ts'
import { useConsole } from '#kit/parts/context/ConsoleContext.ts'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { listPath, withProduct } from '#kit/parts/routes/paths.ts'
import { LONGEST_TERM } from './model/searchRequest.ts'
import type { PopupKeys } from './popup/usePopupKeys.ts'

/** It gives way before all else: of the name of a page not even the part of a px goes that would cut its last letter. */
export const SearchPlace = styled('div')({ position: 'relative', flex: '0 99999 350px', minInlineSize: 160 })
const Box = styled('div')({
  display: 'flex',
  alignItems: 'center',
  gap: 8,
  blockSize: 32,
  paddingInline: '10px 2px',
  borderRadius: 4,
  background: 'var(--mui-palette-background-raised)',
  border: '1px solid var(--mui-palette-line-edge)',
  color: 'var(--mui-palette-text-tertiary)',
  '&:focus-within': { outline: '2px solid var(--mui-palette-accent-main)', outlineOffset: -1 },
  '& input': {
    flex: 1,
    minInlineSize: 0,
    border: 0,
    outline: 0,
    background: 'none',
    font: 'inherit',
    color: 'var(--mui-palette-text-primary)',
    textOverflow: 'ellipsis',
  },
  '& kbd': {
    marginInlineEnd: 6,
    padding: '0 6px',
    fontFamily: 'inherit',
    fontSize: 11,
    lineHeight: '18px',
    borderRadius: 3,
    border: '1px solid var(--mui-palette-line-edge)',
  },
  '&:focus-within kbd': { display: 'none' },
})

type SearchFieldProps = {
  ref: Ref<HTMLInputElement>
  term: string
  keys: Pick<PopupKeys, 'onKeyDown'> & { aria: Partial<PopupKeys['aria']> }
  onType: (term: string) => void
  /** The field was clicked. */
  onOpen: () => void
}

/** Whether '/' leads here: no list on the page has a search of its own. */
function useSlash(): boolean {
  const { product, types } = useConsole()
  const { pathname } = useLocation()
  const paths = [pathname, product && withProduct(pathname, product)]
  return !types.some((type) => paths.includes(listPath(product, type)))
}

/** The box itself: 350 px (specification section 9), a glass, the text, a cross that empties it. */
export function SearchField({ ref, term, keys, onType, onOpen }: SearchFieldProps) {
  const slash = useSlash()
  const translate = useTranslate()
  const box = useRef<HTMLDivElement>(null)
  const input = () => box.current?.querySelector('input')
  useCommands([
    {
      id: 'search.field',
      group: 'page',
      label: translate('search.field'),
      icon: 'search',
      act: {
        run: () => {
          input()?.focus()
          input()?.select()
        },
      },
      ...(slash && { keys: '/' }),
    },
  ])
  return (
    <Box ref={box} role="search" aria-label={translate('search.title')}>
      <Icon name="search" />
      <input
        ref={ref}
        data-global-search
        {...keys.aria}
        value={term}
        maxLength={LONGEST_TERM}
        autoComplete="off"
        spellCheck={false}
        placeholder={translate('search.field')}
        aria-label={translate('search.field')}
        aria-keyshortcuts={slash ? '/' : undefined}
        onChange={(event) => onType(event.target.value)}
        onKeyDown={keys.onKeyDown}
        onClick={onOpen}
      />
      {term === '' ? (
        slash && <kbd aria-hidden="true">{'/'}</kbd>
      ) : (
        <IconButton
          size="small"
          aria-label={translate('search.clear')}
          onClick={() => {
            onType('')
            input()?.focus()
          }}
        >
          <Icon name="close" size="small" />
        </IconButton>
      )}
    </Box>
  )
}
