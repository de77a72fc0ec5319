import type { words as english } from '../en/ra.ts'
import type { Words } from '../Words.ts'

/** What react-admin's core says by itself, in Marquee's voice. */
export const words: Words<typeof english> = {
  page: {
    create: 'புதிய %{name}',
    dashboard: 'முகப்புப் பலகை',
    edit: '%{name}: %{recordRepresentation}',
    error: 'இப்பக்கத்தைக் காட்ட இயலவில்லை',
    list: '%{name}',
    loading: 'ஏற்றப்படுகிறது',
    not_found: 'பக்கம் கிடைக்கவில்லை',
    show: '%{name}: %{recordRepresentation}',
    empty: 'இன்னும் %{name} இல்லை',
    invite: 'முதலாவதை உருவாக்கவா?',
    access_denied: 'அனுமதி இல்லை',
    authentication_error: 'உள்நுழைவைச் சரிபார்க்க இயலவில்லை',
  },
  auth: {
    auth_check_error: 'தொடர உள்நுழையவும்',
    user_menu: 'சுயவிவரப் பட்டி',
    username: 'பயனர் பெயர்',
    password: 'கடவுச்சொல்',
    email: 'மின்னஞ்சல்',
    sign_in: 'உள்நுழை',
    sign_in_error: 'உள்நுழைவு தோல்வி, மீண்டும் முயலவும்',
    logout: 'வெளியேறு',
  },
  notification: {
    updated: '%{smart_count} உருப்படி புதுப்பிக்கப்பட்டது |||| %{smart_count} உருப்படிகள் புதுப்பிக்கப்பட்டன',
    created: 'உருப்படி உருவாக்கப்பட்டது',
    deleted: '%{smart_count} உருப்படி அழிக்கப்பட்டது |||| %{smart_count} உருப்படிகள் அழிக்கப்பட்டன',
    bad_item: 'இவ்வுருப்படி செல்லாது',
    item_doesnt_exist: 'இவ்வுருப்படி இப்போது இல்லை',
    http_error: 'பிணையக் கோரிக்கை தோல்வியடைந்தது',
    data_provider_error: 'தரவைப் பெற இயலவில்லை',
    i18n_error: 'இம்மொழியின் சொற்களை ஏற்ற இயலவில்லை',
    canceled: 'ரத்துசெய்யப்பட்டது',
    logged_out: 'உங்கள் அமர்வு முடிந்தது, மீண்டும் உள்நுழையவும்',
    not_authorized: 'இதைத் திறக்க உங்களுக்கு அனுமதி இல்லை',
    application_update_available: 'பணியகத்தின் புதிய பதிப்பு தயார்',
    offline: 'நீங்கள் இணைப்பில் இல்லை, எதையும் பெற இயலவில்லை',
  },
}
