import { useTranslate } from 'ra-core'
import { useLookSettings } from '../theme/LookContext.ts'
import { PART_VARIANTS, THEMED_PARTS } from '../theme/lookSettings.ts'
import type { PartTheme } from '../theme/lookSettings.ts'
import { isThemeName, THEME_NAMES } from '../theme/tokens.ts'
import { ChoiceGroup } from './ChoiceGroup.tsx'
import { Part } from './Part.tsx'
import { PageSwatch, PartSwatch } from './ThemeSwatch.tsx'

const PART_THEMES: readonly PartTheme[] = [...PART_VARIANTS, ...THEME_NAMES]

/** The eleven themes for the page; for menu, toolbar and footer also the page's own, its light and its dark variant. */
export function ThemeChoices() {
  const translate = useTranslate()
  const { look, worn, change, wear } = useLookSettings()
  const { theme } = look
  const nameOf = (one: PartTheme) => translate(isThemeName(one) ? `settings.themes.${one}` : `looks.variants.${one}`)
  return (
    <Part title={translate('looks.themes')}>
      <ChoiceGroup
        legend={translate('looks.themeOf.main')}
        columns={3}
        options={THEME_NAMES.map((value) => ({ value, name: nameOf(value), picture: <PageSwatch theme={value} /> }))}
        value={worn}
        onValue={wear}
      />
      {THEMED_PARTS.map((part) => (
        <ChoiceGroup
          key={part}
          legend={translate(`looks.themeOf.${part}`)}
          columns={7}
          picturesOnly
          options={PART_THEMES.map((value) => ({
            value,
            name: nameOf(value),
            picture: <PartSwatch part={value} worn={worn} />,
          }))}
          value={theme[part]}
          onValue={(value) => change({ ...look, theme: { ...theme, [part]: value } })}
          note={nameOf(theme[part])}
        />
      ))}
    </Part>
  )
}
