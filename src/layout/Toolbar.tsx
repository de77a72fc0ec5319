import IconButton from '@mui/material/IconButton'
import { styled } from '@mui/material/styles'
import { useTranslate } from 'ra-core'
import { Icon } from '#kit/parts/icons/Icon.tsx'
import { EarlySearch } from '#custom/search/EarlySearch.tsx'
import { inOutline } from '#kit/parts/layoutParts/inOutline.tsx'
import { partProps } from '#kit/parts/theme/partColors.ts'
import { useLookSettings } from '#kit/parts/theme/LookContext.ts'
import { FindButton } from '../palette/FindButton.tsx'
import { QuickPanelButton } from '../quickPanel/QuickPanelButton.tsx'
import { EarlyShortcuts } from '../shortcuts/EarlyShortcuts.tsx'
import { BellButton } from './bell/BellButton.tsx'
import { LanguageMenu } from './LanguageMenu.tsx'
import { ProductMenu } from './ProductMenu.tsx'
import { ProfileMenu } from './ProfileMenu.tsx'
import { sectionOfPath } from './sectionOfPath.ts'
import { ToolbarTitle } from './ToolbarTitle.tsx'
import { useHere } from './useHere.ts'

const GlobalSearch = inOutline(
  () => import('#custom/search/GlobalSearch.tsx').then((module) => module.GlobalSearch),
  EarlySearch,
)
const ShortcutsBar = inOutline(
  () => import('../shortcuts/ShortcutsBar.tsx').then((module) => module.ShortcutsBar),
  EarlyShortcuts,
)

/** One row of parts; long names of products and people give way before anything else is pushed out. */
const Bar = styled('header')(({ theme }) => ({
  gridArea: 'toolbar',
  display: 'flex',
  alignItems: 'center',
  gap: 4,
  paddingInline: 20,
  minInlineSize: 0,
  // What can be missed goes by the room that is left here, whatever stands beside the page.
  containerType: 'inline-size',
  background: 'var(--mui-palette-background-default)',
  // Its box is a stacking context: the search that is open lifts all of it over the dimmed page.
  '&:has([data-within])': { position: 'relative', zIndex: theme.zIndex.modal },
  // Gone while one reads on; whoever comes by the keyboard sees it over the page.
  '[data-away=true] > &': { overflow: 'hidden' },
  '[data-away=true] > &:has(:focus-visible)': { overflow: 'visible', position: 'relative', zIndex: 400, blockSize: 64 },
  [theme.breakpoints.down('lg')]: { paddingInline: 12 },
}))
const Space = styled('span')({ flex: 1 })

type ToolbarProps = {
  wide: boolean
  onOpenMenu: (() => void) | undefined
  /** Room at both ends, where the page is a centred container. */
  inset?: string | undefined
}

/** Search where the datastore is shown; language, product and user at the end; on wide screens their title stands at the start (looks/dashboard). */
export function Toolbar({ wide, onOpenMenu, inset }: ToolbarProps) {
  const translate = useTranslate()
  const words = translate('shell.openMenu')
  const section = sectionOfPath(useHere().path)
  return (
    <Bar style={inset === undefined ? undefined : { paddingInline: inset }} {...partProps('toolbar')}>
      {onOpenMenu && (
        <IconButton onClick={onOpenMenu} aria-label={words} title={words} aria-haspopup="dialog">
          <Icon name="menu" size="large" />
        </IconButton>
      )}
      {wide && <ToolbarTitle />}
      {section === 'datastore' && <GlobalSearch />}
      <ShortcutsBar />
      <Space />
      {section !== 'datastore' && <FindButton />}
      <LanguageMenu />
      <ProductMenu />
      <BellButton />
      <QuickPanelButton />
      <ThemeButton />
      <ProfileMenu />
    </Bar>
  )
}

/** Opens and closes the Theme Settings beside the page. */
function ThemeButton() {
  const translate = useTranslate()
  const { isPanelOpen, setPanelOpen } = useLookSettings()
  const words = translate('looks.title')
  return (
    <IconButton onClick={() => setPanelOpen(!isPanelOpen)} aria-label={words} title={words} aria-expanded={isPanelOpen}>
      <Icon name="sliders" size="toolbar" />
    </IconButton>
  )
}
