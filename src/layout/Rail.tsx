import { styled } from '@mui/material/styles'
import { useLocale, useTranslate } from 'ra-core'
import { NavLink } from 'react-router'
import { interfaceLanguage, textIn } from '#contract/values/languages.ts'
import { Icon } from '#kit/icons/Icon.tsx'
import { MarqueeLogo } from '#kit/icons/MarqueeLogo.tsx'
import { useSessionData } from '../session/SessionContext.ts'
import { menuIcon } from './menuIcons.ts'
import type { ShownMenu } from './useMenu.ts'

const Column = styled('nav')({
  gridArea: 'rail',
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  paddingBlockEnd: 8,
  overflowY: 'auto',
  background: 'var(--mui-palette-background-default)',
})

const Section = styled(NavLink)({
  inlineSize: 56,
  minBlockSize: 52,
  marginBlockEnd: 2,
  borderRadius: 6,
  display: 'flex',
  flexDirection: 'column',
  alignItems: 'center',
  justifyContent: 'center',
  gap: 3,
  flex: 'none',
  fontSize: 11,
  lineHeight: '14px',
  fontWeight: 'var(--marquee-weight-600)',
  textAlign: 'center',
  textDecoration: 'none',
  color: 'var(--mui-palette-text-tertiary)',
  '& svg': { fontSize: 20 },
  '&:hover': { background: 'var(--mui-palette-surface-hover)' },
  '&[aria-current=true]': {
    background: 'var(--mui-palette-background-raised)',
    color: 'var(--mui-palette-text-primary)',
  },
  '&[aria-current=true] svg': { color: 'var(--mui-palette-accent-text)' },
})

/** The icon rail: a section opens its first child page and follows the address (specification section 2). */
export function Rail({ menu }: { menu: ShownMenu }) {
  const translate = useTranslate()
  const locale = useLocale()
  const language = interfaceLanguage(locale)
  const { operationsUrl } = useSessionData()
  return (
    <Column aria-label={translate('shell.sections')}>
      <div style={{ blockSize: 64, display: 'grid', placeItems: 'center', flex: 'none' }}>
        <MarqueeLogo size={30} />
      </div>
      {menu.sections.map((section) => {
        return (
          <Section
            key={section.id}
            to={section.nodes[0]?.links[0]?.to ?? '/'}
            aria-current={menu.section?.id === section.id ? 'true' : undefined}
          >
            <Icon name={menuIcon(section.icon)} size="large" />
            {textIn(section.label, language)}
          </Section>
        )
      })}
      {operationsUrl && (
        <Section to={operationsUrl} target="_blank" rel="noopener noreferrer" style={{ marginBlockStart: 'auto' }}>
          <Icon name="external" size="large" />
          {translate('shell.operations')}
        </Section>
      )}
    </Column>
  )
}
