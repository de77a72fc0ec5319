/** Made by 'npm run client' of the calls bWsbe4EzsIB5QSnJ-HKyannMOAFINsHxBtX7L5q_cNc; not to be edited. */

export interface paths {
    "/content/urn/resource/catalog/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Page of a type
         * @description Allowed: view on the page of the type.
         */
        get: operations["listContent"];
        put?: never;
        /**
         * Create a document as draft, pending or published
         * @description Allowed: on the page of the type: create, and what the sent status asks for.
         */
        post: operations["createContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One document, by default its draft; with info=row its row in lists
         * @description Allowed: view on the page of the type.
         */
        get: operations["getContent"];
        /**
         * Save, submit, approve, publish, unpublish, archive, delete, restore or purge, by st
         * @description Allowed: on the page of the type: what the sent status asks for.
         */
        put: operations["saveContent"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Documents by version keys or ids
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["readByKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/{type}/{id}/draft": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Throw the draft away; what is published stays
         * @description Allowed: update on the page of the type.
         */
        delete: operations["discardDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/{type}/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions, newest first
         * @description Allowed: view on the page of the type.
         */
        get: operations["listVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/{type}/{id}/versions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version with its payload
         * @description Allowed: view on the page of the type.
         */
        get: operations["readVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/{type}/{id}/versions/{key}/restore": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * An old version becomes the draft
         * @description Allowed: update on the page of the type.
         */
        post: operations["restoreVersion"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Filtered page; query is a filter list as JSON text
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["lookupContent"];
        put?: never;
        /**
         * Filtered page
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        post: operations["filterContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/count/urn/resource/catalog/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many documents of a type
         * @description Allowed: view on the page of the type.
         */
        get: operations["countContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/count/urn/resource/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Totals of several types at once; with missing_lang of those without a name in that language
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["countAllContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/catalog": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Type documents that the caller may view
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["listTypes"];
        put?: never;
        /**
         * A new resource type: list, form, rights and search follow from it at once
         * @description Allowed: create on cp_appconfig.
         */
        post: operations["createType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/catalog/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Data schema, resolved
         * @description Allowed: view on the page of the type.
         */
        get: operations["readSchema"];
        /**
         * Change a resource type; st archived retires it
         * @description Allowed: update on cp_appconfig.
         */
        put: operations["saveType"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/catalog/{type}/ui": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * UI schema
         * @description Allowed: view on the page of the type.
         */
        get: operations["readUiSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/catalog/{type}/ui/additional": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * UI schema of the additional info dialog
         * @description Allowed: view on the page of the type.
         */
        get: operations["readUiSchemaAdditional"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/catalog/{type}/sample": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A valid record
         * @description Allowed: view on the page of the type.
         */
        get: operations["readSample"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/types": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Every type with where it comes from, its revision, its lock and how many documents it has
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["listTypeStates"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/catalog/{type}/document": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The whole type document, as it is or as an earlier save left it
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["readType"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/catalog/{type}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Saves of a type document, newest first
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["listTypeVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/catalog/{type}/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What keeps a type document from serving, and which stored documents it would make invalid
         * @description Allowed: update on cp_appconfig.
         */
        post: operations["checkType"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What it holds, as a JSON Schema
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readPageSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/page/ui": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A form of what it holds
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readPageUiSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/container": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What it holds, as a JSON Schema
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readContainerSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/container/ui": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A form of what it holds
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readContainerUiSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What it holds, as a JSON Schema
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["readPolicySchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/rule/ui": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A form of what it holds
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["readPolicyUiSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/attribute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What it holds, as a JSON Schema
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["readAttributeSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/attribute/ui": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A form of what it holds
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["readAttributeUiSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What it holds, as a JSON Schema
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["readConfigSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/config/ui": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A form of what it holds
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["readConfigUiSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/geo/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What it holds, as a JSON Schema
         * @description Allowed: view on cp_ipconfig.
         */
        get: operations["readGeoSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/geo/location/ui": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A form of what it holds
         * @description Allowed: view on cp_ipconfig.
         */
        get: operations["readGeoUiSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/{id}/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who holds a document
         * @description Allowed: view on the page of what the urn names.
         */
        get: operations["readLock"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/acquire": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the lock, or resume it from another tab of one's own
         * @description Allowed: update on the page of what the urn names.
         */
        post: operations["acquireLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the lock; idle is the time in ms since the last input
         * @description Allowed: Whoever is signed in, for their own things.
         */
        post: operations["beatLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/release": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Give the lock back
         * @description Allowed: Whoever is signed in, for their own things.
         */
        put: operations["releaseLock"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Locks of several documents, or one's own
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["listLocks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/force": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Break another's lock; the number rises, the audit records it
         * @description Allowed: force-unlock on the page of what the urn names.
         */
        post: operations["forceUnlock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/ask": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the holder to hand the lock over; an open lock comes back open
         * @description Allowed: update on the page of what the urn names.
         */
        post: operations["askForLock"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/withdraw": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Take the question back
         * @description Allowed: view on the page of what the urn names.
         */
        post: operations["withdrawLockAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/handover": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Hand the lock to whoever has asked for it
         * @description Allowed: view on the page of what the urn names.
         */
        post: operations["handLockOver"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/decline": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep the lock and tell whoever has asked for it, with a word or without
         * @description Allowed: view on the page of what the urn names.
         */
        post: operations["declineLockAsk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/presence": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Say that one is on a document, viewing or editing, and learn who else is
         * @description Allowed: view on the page of what the urn names.
         */
        post: operations["showPresence"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/presence/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who is on a document
         * @description Allowed: view on the page of what the urn names.
         */
        get: operations["listPresence"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/people": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Those who work on these products, by their names: all, those whom a term finds, or those of the given ids
         * @description Allowed: view on epg or cp_policymgmt.
         */
        get: operations["listPeople"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own parked edits, of one document where it is named
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["listSideDrafts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parked edits with their text, before and after
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["readSideDraft"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/save": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Park unsaved edits: the changed fields, before and after, and the revision they started from
         * @description Allowed: view on the page of what the urn names.
         */
        post: operations["saveSideDraft"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/draft/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop parked edits of one's own
         * @description Allowed: Whoever is signed in, for their own things.
         */
        delete: operations["deleteSideDraft"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Change sets of one document, newest first
         * @description Allowed: view on the page of the type or area.
         */
        get: operations["listAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/user": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One's own change sets
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["listOwnAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/audit/container": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Change sets of a container (`c_id`) that a page (`s_id`) shows or showed, newest first
         * @description Allowed: view on cp_storefront.
         */
        get: operations["listContainerAudit"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/upload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload one image of a document into one slot, or into several at once
         * @description Allowed: update on the page of what the urn names.
         */
        post: operations["uploadImage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/{id}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What images a document has
         * @description Allowed: view on the page of what the urn names.
         */
        get: operations["readImageMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A resized image
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        get: operations["readImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/{id}/{suffix}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A resized image of a type other than Poster
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        get: operations["readSuffixedImage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/{id}/{imageType}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Say where the interest of an image lies, and choose the crop of a slot
         * @description Allowed: update on the page of what the urn names.
         */
        put: operations["frameImage"];
        post?: never;
        /**
         * Take an image out of the draft
         * @description Allowed: update on the page of what the urn names.
         */
        delete: operations["removeImage"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/picture/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload a picture that settings of a page or container may name by its address
         * @description Allowed: update on cp_storefront.
         */
        post: operations["uploadStorePicture"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/picture/{id}/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A picture of a page or container, resized
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        get: operations["readStorePicture"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/image/ticket": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * An hour's ticket for image addresses
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["readImageTicket"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/setting/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own settings
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["listSettings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/setting/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Keep a setting
         * @description Allowed: Whoever is signed in, for their own things.
         */
        post: operations["createSetting"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/setting/update": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Change a setting
         * @description Allowed: Whoever is signed in, for their own things.
         */
        put: operations["saveSetting"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/setting/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Drop a setting
         * @description Allowed: Whoever is signed in, for their own things.
         */
        delete: operations["deleteSetting"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/config": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Configuration of the console
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["readConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/config/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Configurations by key
         * @description Allowed: Whoever is signed in, for their own things.
         */
        post: operations["filterConfigs"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/product": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Products of the token
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["listProducts"];
        put?: never;
        /**
         * Make a product
         * @description Allowed: Whoever has every product.
         */
        post: operations["createProduct"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/setting/shared": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Views that others share with me
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["listSharedViews"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/setting/share/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Share a view with a role or with all, or with nobody any more
         * @description Allowed: Whoever is signed in, for their own things.
         */
        put: operations["shareView"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/lock/holders/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Who holds titles of a type open
         * @description Allowed: view on the page of the type.
         */
        get: operations["listLockHolders"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Own profile
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["readProfile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        /**
         * Change the own name, or take the photo away
         * @description Allowed: Whoever is signed in, for their own things.
         */
        patch: operations["saveProfile"];
        trace?: never;
    };
    "/user/profile/photo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Put the own photo in: cut to a square
         * @description Allowed: Whoever is signed in, for their own things.
         */
        post: operations["uploadPhoto"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/profile/photo/{file}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The photo of a person
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        get: operations["readPhoto"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hits of a term in names, descriptions, people and ids of every type
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["searchContent"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/search/facets": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Hits by field and by type, exact to 1,000
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["countSearchFacets"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/search/filter/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a search may be narrowed by: fields and types
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["listSearchFilterKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/series/suggestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Series whose title fits what is being typed; the page of cty needs view
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["suggestSeries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/series/{id}/children": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Children of a document in the order of their numbers, each with its own number of children
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["listChildren"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/{id}/assocmetadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Parents, children by type, related titles, where it is used, and its neighbours
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["readAssocMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/uses": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Who names the given documents or stands below them, and what of it a verb would break
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        post: operations["readUses"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/boot": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Build, server clock, identity provider, bases and extensions
         * @description Allowed: Anybody.
         */
        get: operations["readBoot"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pushed changes
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["streamEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dashboard": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Counts, what expires, what waits, failed jobs and recent work; days are those of `zone`
         * @description Allowed: view on dashboard.
         */
        get: operations["readDashboard"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The process answers
         * @description Allowed: Anybody.
         */
        get: operations["readHealth"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/health/ready": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Database, storage, identity and jobs
         * @description Allowed: Anybody.
         */
        get: operations["readReadiness"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/metrics": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Metrics as Prometheus text, on loopback or with the metrics token
         * @description Allowed: Anybody.
         */
        get: operations["readMetrics"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/openapi.json": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description
         * @description Allowed: Anybody.
         */
        get: operations["readOpenApi"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/docs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * This description to read; q narrows it
         * @description Allowed: Anybody.
         */
        get: operations["readApiPage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/csp-report": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A browser's report of something that the content security policy stopped
         * @description Allowed: Anybody.
         */
        post: operations["reportCsp"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/{type}/{id}/timing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * When a document is to be published or unpublished, and who has said so
         * @description Allowed: view on the page of the type.
         */
        get: operations["readTiming"];
        /**
         * Publish or unpublish at an instant to come; unpublishing needs its own right too
         * @description Allowed: publish on the page of the type.
         */
        put: operations["setTiming"];
        post?: never;
        /**
         * Call off what was to happen at a time
         * @description Allowed: publish on the page of the type.
         */
        delete: operations["clearTiming"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/timing": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What is coming up, soonest first
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["listTimings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/aggregate/urn/resource/catalog/{type}/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Where the metadata came from, licence and availability of the parts, and the running job
         * @description Allowed: view on the page of the type.
         */
        get: operations["readAggregate"];
        put?: never;
        /**
         * Compose the metadata anew from its sources
         * @description Allowed: update on the page of the type.
         */
        post: operations["reaggregateContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/restore/original": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The text that a document was imported with becomes its draft
         * @description Allowed: update on the page of the type that the body names.
         */
        post: operations["restoreOriginal"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulkupdate/status/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a job of one's own has come
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["readBulkStatus"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Jobs, newest first: one's own, or with the page of notifications those of the products
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["listJobs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/retry": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Tries what failed of a job of one's own once more, with the rights of today
         * @description Allowed: Whoever is signed in, for their own things.
         */
        post: operations["retryJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A job with its steps and what was asked for
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["getJob"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/items": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What became of each title of a job
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["listJobItems"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/cancel": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Calls a job of one's own off; what is done stays done
         * @description Allowed: Whoever is signed in, for their own things.
         */
        post: operations["cancelJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/jobs/{id}/undo": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes a job of one's own back, title by title, where nothing newer stands
         * @description Allowed: Whoever is signed in, for their own things.
         */
        post: operations["undoJob"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulkupdate/urn/resource/catalog/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * One change set for many titles: by keys, or for all that match
         * @description Allowed: on the page of the type: what the change set asks for.
         */
        put: operations["bulkUpdate"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulkupdate/urn/resource/catalog/{type}/dryrun": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a bulk change would do, and what it could not
         * @description Allowed: on the page of the type: what the change set asks for.
         */
        post: operations["dryRunBulk"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/bulkupdate/tvseason/tvepisodes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Numbers the episodes of a season in the order of the given keys; other parents of numbered titles too
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        put: operations["sortEpisodes"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/import/urn/resource/catalog/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes and changes titles by the rows of a file; the field mapping, sent before the file, says which column is what
         * @description Allowed: create and update on the page of the type, and publish where the import publishes.
         */
        post: operations["importContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/urn/resource/catalog/{type}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Writes titles to a file
         * @description Allowed: view on the page of the type.
         */
        post: operations["exportContent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/export/file/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The file of a job, by its signed address or by whoever asked for it
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        get: operations["readExport"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What channels show between two instants: a page of channels, or the named ones
         * @description Allowed: view on epg.
         */
        get: operations["readEpg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/marks": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What needs eyes in the guide of all channels within a day: holes, overlaps, rights, what was mended
         * @description Allowed: view on epg.
         */
        get: operations["readEpgMarks"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/onair": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Now and next of all channels, and what keeps them from airing within two weeks, by when it hits viewers
         * @description Allowed: view on epg.
         */
        get: operations["readOnAir"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/onair/count": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many channels are dark, or in trouble within twelve hours
         * @description Allowed: view on epg.
         */
        get: operations["countOnAir"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/onair/{problem}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Acknowledges a problem of the board as it stands, or gives it to somebody
         * @description Allowed: update on epg.
         */
        put: operations["handleOnAir"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/{type}/{id}/airings": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The airings ahead that play a title, and how many of them its licence, status or product does not cover
         * @description Allowed: view on the page of the type.
         */
        get: operations["readAiringsAhead"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/ingestion/ondemand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes in the events of a team: a station's list of events, CSV or JSON, or that of the team's own feed
         * @description Allowed: update on cp_live.
         */
        post: operations["ingestEvent"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/ingestion/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How ingestions of events stand, by their ids
         * @description Allowed: view on cp_live.
         */
        get: operations["readEventIngestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/ingestion/reset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Calls a running ingestion of events off; what is written stays until it is undone
         * @description Allowed: update on cp_live.
         */
        delete: operations["resetEventIngestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/event/process/close/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ends an ingestion of events that is on its way, by hand
         * @description Allowed: update on cp_live.
         */
        put: operations["closeEventProcess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/upload/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Upload the picture or the sound of a title as one fragmented MP4
         * @description Allowed: update on the page of the type that the body names.
         */
        post: operations["uploadMedia"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playback/device/register": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Register this browser as a device that plays
         * @description Allowed: Whoever is signed in, for their own things.
         */
        post: operations["registerDevice"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playback/authorize": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Three hours in which somebody may play a title
         * @description Allowed: view on the page of the type that the body names.
         */
        post: operations["authorizePlayback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playback/remix": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * How pieces of titles would play in a row: where each begins and ends
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        post: operations["remixPlayback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/playback": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Play pieces of titles in a row: the signed address of their manifest
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        post: operations["startPlayback"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{token}/manifest.mpd": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The DASH manifest of a playback
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        get: operations["readManifest"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{token}/{piece}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Bytes of stored media, whole or in part
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        get: operations["readSegment"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/keyframes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Frames of a title that a cut can begin at without being made anew
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["readKeyframes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/waveform": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The sound of a title as a line, from fine (level 0) to coarse
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["readWaveform"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/thumbnails.vtt": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Small pictures of a title over its length, as WebVTT with signed addresses
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["readThumbnails"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/facts": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What plays of a title, variant by variant: rate, length, size, codec, and whether it is heard
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["readMediaFacts"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/tools": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * By what this service cuts, whether at any frame, and whether clips are found by meaning
         * @description Allowed: view on cp_mediaoperations.
         */
        get: operations["readMediaTools"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/edits": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Named edit lists of a title, the last saved first
         * @description Allowed: view on the page of the type that the body names.
         */
        get: operations["readEditLists"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/edits/{edit}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A named edit list of a title
         * @description Allowed: view on the page of the type that the body names.
         */
        get: operations["readEditList"];
        /**
         * Keep an edit list of a title under a name, or change it from the revision that was read
         * @description Allowed: update on the page of the type that the body names.
         */
        put: operations["saveEditList"];
        post?: never;
        /**
         * Throw an edit list of a title away, at the revision that was read
         * @description Allowed: update on the page of the type that the body names.
         */
        delete: operations["deleteEditList"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/captions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which captions a title has, and those of one language
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["readCaptions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/captions/{lang}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Keep the captions of a WebVTT, SubRip or TTML file in place of those that the language had at that revision, 0 for none
         * @description Allowed: update on the page of the type that the body names.
         */
        put: operations["saveCaptions"];
        post?: never;
        /**
         * Throw the captions of a language away, at the revision that was read
         * @description Allowed: update on the page of the type that the body names.
         */
        delete: operations["deleteCaptions"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download/mp4": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Have pieces of titles cut into files; the same body again asks how far that is
         * @description Allowed: view on cp_mediaoperations.
         */
        post: operations["requestMp4"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download/mp4/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How far a download of one's own is
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["readMp4"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/download/file/{token}/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * A file that was cut, by its signed address
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        get: operations["readFile"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/media/{id}/breakhints": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Places of a title that look like places for breaks, as far as they were looked for
         * @description Allowed: view on cp_mediaoperations.
         */
        get: operations["readBreakHints"];
        put?: never;
        /**
         * Look for black, silence and changes of scene in a title
         * @description Allowed: view on cp_mediaoperations.
         */
        post: operations["findBreaks"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyforair/clip": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Make new content of pieces of a title, with media of its own; needs media operations too
         * @description Allowed: create on the page of the type that the body names.
         */
        post: operations["makeClip"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/readyforair/processShort": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * The same for short videos
         * @description Allowed: create on the page of the type that the body names.
         */
        post: operations["processShort"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/query_stc": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Stretches of titles that speak of something, best first; of one title where it is named
         * @description Allowed: view on cp_mediaoperations.
         */
        get: operations["searchClips"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/airing/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * As saveContent: what a person changes stays in every ingestion, and mode=auto gives it back to the feed
         * @description Allowed: on the page of the type: what the sent status asks for.
         */
        put: operations["saveAiring"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/ingestion/file": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes in a programme guide: XMLTV or CSV, packed by gzip or not; the form field feed names where it is from
         * @description Allowed: update on epg.
         */
        post: operations["importEpgFile"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/ingestion/ondemand": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes in a station's feed for one channel, from a folder or an address that the operator has allowed
         * @description Allowed: update on epg.
         */
        post: operations["ingestEpg"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/ingestion": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was taken in, newest first: all, what somebody is to decide or mend, or that and what is under way
         * @description Allowed: view on epg.
         */
        get: operations["listEpgIngestions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/ingestion/status": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How ingestions stand, by their ids
         * @description Allowed: view on epg.
         */
        get: operations["readEpgIngestion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/ingestion/reset/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Calls a running ingestion off; what is written stays until it is undone
         * @description Allowed: update on epg.
         */
        delete: operations["resetEpgIngestion"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/process/close/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Ends an ingestion by hand: what waits for a decision stays as it is
         * @description Allowed: update on epg.
         */
        put: operations["closeEpgProcess"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/ingestion/{id}/matches": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which channel of ours each channel of the feed is, or may be
         * @description Allowed: view on epg.
         */
        get: operations["listEpgMatches"];
        /**
         * Says which channels they are, remembered for the feed, and takes in what waited for it
         * @description Allowed: update on epg.
         */
        put: operations["confirmEpgMatches"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/ingestion/{id}/changes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What an ingestion changes, programme by programme: what the feed says, what stands, what comes of it
         * @description Allowed: view on epg.
         */
        get: operations["listEpgChanges"];
        /**
         * Accepts or keeps changes by row, by channel or all; corrects or keeps a shifted feed as a whole
         * @description Allowed: update on epg.
         */
        put: operations["decideEpgChanges"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What channels show between two instants, as XMLTV or CSV
         * @description Allowed: view on epg.
         */
        get: operations["exportEpg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/program/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The airings of a program by their start: on which channel, from when until when
         * @description Allowed: view on cp_live.
         */
        get: operations["readProgramUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/program/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How often each of at most 200 programs is on air, and when next; programs without airings are left out
         * @description Allowed: view on cp_live.
         */
        get: operations["listProgramUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/{type}/{id}/number": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Another number for a channel, in its published version at once; refused while a draft is open
         * @description Allowed: publish on the page of the type.
         */
        put: operations["changeChannelNumber"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/l2v/recording/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was recorded of an airing, up to now, and where its pieces can begin
         * @description Allowed: view on epg.
         */
        get: operations["readRecording"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/l2v/convert": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Makes a title of a window of an airing, once all of it has been recorded
         * @description Allowed: create on epg.
         */
        post: operations["convertLiveToVod"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/l2v/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Another window, name or type for a title that is still to be made
         * @description Allowed: update on epg.
         */
        put: operations["updateLiveToVod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/l2v/cancel/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Calls a conversion off that has not begun
         * @description Allowed: update on epg.
         */
        put: operations["cancelLiveToVod"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/l2v/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Conversions, newest first, with the state of their jobs
         * @description Allowed: view on epg.
         */
        get: operations["listLiveToVod"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/l2v/{id}/metadata": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The title that came of a conversion, and whether its window was changed
         * @description Allowed: view on epg.
         */
        get: operations["readConvertedMetadata"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/epg/airing/{id}/source": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the feed said last of an airing; null where none has spoken of it
         * @description Allowed: view on epg.
         */
        get: operations["readAiringSource"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/vschedule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Days of a virtual channel, at most 35 at once; those that nobody has saved are left out
         * @description Allowed: view on cp_vll.
         */
        get: operations["readSchedule"];
        /**
         * Save, publish or delete one day of a virtual channel, by st
         * @description Allowed: on the page of the type: what the sent status asks for.
         */
        put: operations["saveScheduleDay"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/vschedule/days": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save, publish or delete several days of a virtual channel: all of them, or none
         * @description Allowed: update on cp_vll.
         */
        put: operations["saveScheduleDays"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/vschedule/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What saving or publishing days would come to; nothing is saved
         * @description Allowed: view on cp_vll.
         */
        post: operations["checkSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/vschedule/pin": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What is in the way of a pinned airing, by start
         * @description Allowed: view on cp_vll.
         */
        post: operations["checkPin"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/vschedule/titles": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What schedules have to know of titles, at most 200 at once: length, pieces, rights
         * @description Allowed: view on cp_vll.
         */
        get: operations["readScheduleTitles"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/vschedule/loop": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The loop of a virtual channel: what is worked on, and what is on air
         * @description Allowed: view on cp_vll.
         */
        get: operations["readScheduleLoop"];
        put?: never;
        /**
         * Let days of a virtual channel repeat until an instant; without days its loop ends
         * @description Allowed: update on cp_vll.
         */
        post: operations["loopSchedule"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vepg": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What virtual channels show between two instants, turns of loops among it
         * @description Allowed: view on cp_vll.
         */
        get: operations["readVepg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/vepg/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The same as CSV, by the columns of the channel usage report
         * @description Allowed: view on cp_vll.
         */
        get: operations["exportVepg"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/vschedule/plans": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Branches and templates by name; one alone, by its id, with what airs in it
         * @description Allowed: view on cp_vll.
         */
        get: operations["listSchedulePlans"];
        /**
         * Make a branch or a template, or change the one that the body names by its id
         * @description Allowed: update on cp_vll.
         */
        put: operations["saveSchedulePlan"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/urn/resource/catalog/vschedule/plans/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Throw a branch or a template away
         * @description Allowed: update on cp_vll.
         */
        delete: operations["deleteSchedulePlan"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Virtual channels by code, each with whether it is played out
         * @description Allowed: view on cp_vll.
         */
        get: operations["listPlayoutChannels"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}/events": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What a virtual channel plays by its published schedule, cut by cut: a day from now on, or a named window
         * @description Allowed: view on cp_vll.
         */
        get: operations["listChannelEvents"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/channels/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Start the playout of a virtual channel at an instant for which its schedule is published
         * @description Allowed: publish on cp_vll.
         */
        post: operations["startPlayoutChannel"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/dynamic-interstitials": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What ads, promos and fillers would fill a hole of a schedule day; nothing is saved
         * @description Allowed: update on cp_vll.
         */
        post: operations["fillInterstitials"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/page": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Storefronts and collections, or those of one kind
         * @description Allowed: view on cp_storefront.
         */
        get: operations["listPages"];
        put?: never;
        /**
         * A new storefront or collection
         * @description Allowed: on cp_storefront: create, and what the sent status asks for.
         */
        post: operations["createPage"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/container": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Containers, or those of one ownership
         * @description Allowed: view on cp_storefront.
         */
        get: operations["listContainers"];
        put?: never;
        /**
         * A new container
         * @description Allowed: on cp_storefront: create, and what the sent status asks for.
         */
        post: operations["createContainer"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/page/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One storefront or collection; with info=full its containers stand inside
         * @description Allowed: view on cp_storefront.
         */
        get: operations["getPage"];
        /**
         * Save, publish, archive or delete a page, by st; what narrowing adjusted comes in wrng
         * @description Allowed: on cp_storefront: what the sent status asks for.
         */
        put: operations["savePage"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/container/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One container
         * @description Allowed: view on cp_storefront.
         */
        get: operations["getContainer"];
        /**
         * Save, publish, archive or delete a container, by st
         * @description Allowed: on cp_storefront: what the sent status asks for.
         */
        put: operations["saveContainer"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/page/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a page, newest first
         * @description Allowed: view on cp_storefront.
         */
        get: operations["listPageVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/container/{id}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a container, newest first
         * @description Allowed: view on cp_storefront.
         */
        get: operations["listContainerVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/page/{id}/versions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version of a page, with its containers as they were then
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readPageVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/container/{id}/versions/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One version of a container
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readContainerVersion"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/page/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Pages by a filter list
         * @description Allowed: view on cp_storefront.
         */
        post: operations["lookupPages"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/container/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Containers by a filter list
         * @description Allowed: view on cp_storefront.
         */
        post: operations["lookupContainers"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/page/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Containers that show a page
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readStorefrontUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/container/{id}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages that show a container, tab by tab
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readContainerUsage"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/urn/page/{id}/tree": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save or publish a page with its containers: all of it, or none
         * @description Allowed: on cp_storefront: what the sent status asks for.
         */
        put: operations["savePageTree"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/collection/search": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Collections by name
         * @description Allowed: view on cp_storefront.
         */
        get: operations["searchCollections"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/filter/keys": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What lists of pages and containers may be filtered by
         * @description Allowed: view on cp_storefront.
         */
        get: operations["listStorefrontFilterKeys"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages with their tabs, or containers, that are shown between two instants
         * @description Allowed: view on cp_storefront.
         */
        get: operations["listStorefrontCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/dates/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Other dates for a page, a tab or a container, as a draft; what narrowing adjusted comes in wrng
         * @description Allowed: update on cp_storefront.
         */
        put: operations["moveStoreDates"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/storefront/content/{source}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What the content address of a container holds for a viewer at a moment, a page of it
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readRail"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/recommendation/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles that go with a title, or the newest of a type
         * @description Allowed: view on cp_storefront.
         */
        get: operations["lookupRecommendations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed/featured": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles that are featured, or those of a team
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readFeaturedFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed/upcoming": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Titles and events to come, by date, or those of a team
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readUpcomingFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/feed/countdown": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Airings and events that begin soon, by start, or the games of a team
         * @description Allowed: view on cp_storefront.
         */
        get: operations["readCountdownFeed"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/application": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications that policies are for
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["listApplications"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/attribute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Policy attributes, or those of one source
         * @description Allowed: view on cp_policymgmt or cp_storefront.
         */
        get: operations["listAttributes"];
        /**
         * Save, publish, archive or delete the attribute that the body names, by st
         * @description Allowed: on cp_policymgmt: what the sent status asks for.
         */
        put: operations["saveAttribute"];
        /**
         * A new policy attribute
         * @description Allowed: on cp_policymgmt: create, and what the sent status asks for.
         */
        post: operations["createAttribute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/attribute/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Policy attributes by a filter list, or those of one type
         * @description Allowed: view on cp_policymgmt or cp_storefront.
         */
        post: operations["lookupAttributes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/attribute/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One policy attribute, by its id or the key of a version
         * @description Allowed: view on cp_policymgmt or cp_storefront.
         */
        get: operations["getPolicyAttribute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/attribute/{key}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Policies, pages and containers that name an attribute
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["listAttributeUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/count/urn/resource/attribute": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How many attributes each source has
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["countAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/rule": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Policies, or those of one application or product
         * @description Allowed: view on cp_policymgmt or cp_storefront.
         */
        get: operations["listPolicies"];
        put?: never;
        /**
         * A new policy
         * @description Allowed: on cp_policymgmt: create, and what the sent status asks for.
         */
        post: operations["createPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/rule/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Policies by a filter list
         * @description Allowed: view on cp_policymgmt or cp_storefront.
         */
        post: operations["lookupPolicies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/rule/{key}/usage": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Pages, tabs and containers that name a policy
         * @description Allowed: view on cp_policymgmt or cp_storefront.
         */
        get: operations["listPolicyUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/rule/{key}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One policy, by its id or the key of a version
         * @description Allowed: view on cp_policymgmt or cp_storefront.
         */
        get: operations["getPolicy"];
        /**
         * Save, publish, archive or delete a policy, by st
         * @description Allowed: on cp_policymgmt: what the sent status asks for.
         */
        put: operations["savePolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/{key}/versions": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a policy, newest first
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["listPolicyVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/rule/evaluate": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What policies say of a viewer at a moment, with the trace
         * @description Allowed: view on cp_policymgmt or cp_storefront.
         */
        post: operations["evaluatePolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/rule/impact": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What changes sides for a viewer once a policy is as it was sent
         * @description Allowed: view on cp_policymgmt or cp_storefront.
         */
        post: operations["readPolicyImpact"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/policy/urn/resource/rule/cases": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a policy, as it is sent, says of each case that is kept with it
         * @description Allowed: view on cp_policymgmt or cp_storefront.
         */
        post: operations["tryPolicyCases"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/apps": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Applications, by offset
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["listApps"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app_attrs": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Attributes of applications, by offset
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["listAppAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/app_data_mapping": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which field of titles an attribute reads, by offset
         * @description Allowed: view on cp_policymgmt.
         */
        get: operations["listAppDataMappings"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ad tags
         * @description Allowed: view on cp_adconfig or cp_storefront or cp_datastore or cp_live or epg or cp_vll or cp_cmsstore or cp_syndication.
         */
        get: operations["listAdTags"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ad tags by a filter list
         * @description Allowed: view on cp_adconfig.
         */
        post: operations["filterAdTags"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ad tag, by its id or the key of a version
         * @description Allowed: view on cp_adconfig.
         */
        get: operations["getAdTag"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of an ad tag, newest first
         * @description Allowed: view on cp_adconfig.
         */
        get: operations["listAdTagVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag/usage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What names an ad tag
         * @description Allowed: view on cp_adconfig.
         */
        get: operations["listAdTagUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new ad tag
         * @description Allowed: on cp_adconfig: create, and what the sent status asks for.
         */
        post: operations["createAdTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save, publish, archive or delete an ad tag, by st
         * @description Allowed: on cp_adconfig: what the sent status asks for.
         */
        put: operations["saveAdTag"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an ad tag that nothing names
         * @description Allowed: delete on cp_adconfig.
         */
        delete: operations["deleteAdTag"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/tag/try": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ask the ad server of an address once, and say what came
         * @description Allowed: update on cp_adconfig.
         */
        post: operations["tryAdTag"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/schema/urn/resource/ad/{name}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The JSON schema of ad tags, ad attributes or load policies: name is tag, attribute or loadpolicy
         * @description Allowed: view on cp_adconfig.
         */
        get: operations["readAdSchema"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/attribute/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ad attributes
         * @description Allowed: view on cp_adconfig.
         */
        get: operations["listAdAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/attribute/lookup": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ad attributes whose name has a word
         * @description Allowed: view on cp_adconfig.
         */
        get: operations["lookupAdAttributes"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/attribute/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ad attributes by a filter list
         * @description Allowed: view on cp_adconfig.
         */
        post: operations["filterAdAttributes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/attribute/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ad attribute, by its id or the key of a version
         * @description Allowed: view on cp_adconfig.
         */
        get: operations["getAdAttribute"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/attribute/usage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ad tags that send an attribute
         * @description Allowed: view on cp_adconfig.
         */
        get: operations["listAdAttributeUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/attribute/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new ad attribute
         * @description Allowed: on cp_adconfig: create, and what the sent status asks for.
         */
        post: operations["createAdAttribute"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/attribute/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save, publish, archive or delete an ad attribute, by st
         * @description Allowed: on cp_adconfig: what the sent status asks for.
         */
        put: operations["saveAdAttribute"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/attribute/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an ad attribute that no tag sends
         * @description Allowed: delete on cp_adconfig.
         */
        delete: operations["deleteAdAttribute"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/loadpolicy/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ad load policies with their rules, or those that are in force
         * @description Allowed: view on cp_adconfig or cp_vll or cp_mediaoperations.
         */
        get: operations["listLoadPolicies"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/loadpolicy/filter": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Ad load policies by a filter list
         * @description Allowed: view on cp_adconfig.
         */
        post: operations["filterLoadPolicies"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/loadpolicy/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One ad load policy, by its id or the key of a version
         * @description Allowed: view on cp_adconfig.
         */
        get: operations["getLoadPolicy"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/loadpolicy/usage/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Virtual channels whose schedules count against a load policy
         * @description Allowed: view on cp_adconfig.
         */
        get: operations["listLoadPolicyUses"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/loadpolicy/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new ad load policy
         * @description Allowed: on cp_adconfig: create, and what the sent status asks for.
         */
        post: operations["createLoadPolicy"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/loadpolicy/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save, publish, archive or delete an ad load policy, by st
         * @description Allowed: on cp_adconfig: what the sent status asks for.
         */
        put: operations["saveLoadPolicy"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/ad/loadpolicy/delete/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Delete an ad load policy that no schedule counts against
         * @description Allowed: delete on cp_adconfig.
         */
        delete: operations["deleteLoadPolicy"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/location": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Ranges of addresses with their countries; an address as the term finds what holds it
         * @description Allowed: view on cp_ipconfig.
         */
        get: operations["listGeoLocations"];
        put?: never;
        /**
         * A new range; overlaps and wide ranges are asked first
         * @description Allowed: create on cp_ipconfig.
         */
        post: operations["createGeoLocation"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/location/{ip}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One range
         * @description Allowed: view on cp_ipconfig.
         */
        get: operations["getGeoLocation"];
        /**
         * Changes a range, which may become another one
         * @description Allowed: update on cp_ipconfig.
         */
        put: operations["saveGeoLocation"];
        post?: never;
        /**
         * Drops a range
         * @description Allowed: delete on cp_ipconfig.
         */
        delete: operations["deleteGeoLocation"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/check": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * How wide a range is, and which others share addresses with it
         * @description Allowed: view on cp_ipconfig.
         */
        get: operations["checkGeoLocation"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Which country an address is said to be in, and by which range
         * @description Allowed: view on cp_ipconfig or cp_policymgmt or cp_storefront.
         */
        get: operations["testGeoAddress"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/import": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Takes ranges in from a table, all or none; with dryRun it is only tried
         * @description Allowed: update on cp_ipconfig.
         */
        post: operations["importGeoLocations"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/geo/export": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * All ranges as a table
         * @description Allowed: view on cp_ipconfig.
         */
        get: operations["exportGeoLocations"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/config/list": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Configurations, or those of one app or type
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["listConfigs"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/config/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * One configuration, by its id or the key of a version
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["getConfig"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/config/versions/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Versions of a configuration, newest first
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["listConfigVersions"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/config/create": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * A new configuration
         * @description Allowed: on cp_appconfig: create, and what the sent status asks for.
         */
        post: operations["createConfig"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/remote/config/update/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Save, publish, archive or delete a configuration, by st
         * @description Allowed: on cp_appconfig: what the sent status asks for.
         */
        put: operations["saveConfig"];
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/publish/plan": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What documents refer to, what of it viewers lack and why, and the order in which it is published
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        post: operations["readPublishPlan"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/content/publish": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Publish several documents in the order of their references: all of them, or none
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        post: operations["publishTogether"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/calendar": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What of one kind begins or ends between two instants, soonest first, with what its dates are held against
         * @description Allowed: Whoever is signed in; what they may not view is left out.
         */
        get: operations["listPublicationCalendar"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/link": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The review links of a document, the newest first
         * @description Allowed: view on the page of what the urn names.
         */
        get: operations["listReviewLinks"];
        put?: never;
        /**
         * A read-only address to a document for a time; its token is told this once
         * @description Allowed: update on the page of what the urn names.
         */
        post: operations["makeReviewLink"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/link/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a review link at once
         * @description Allowed: update on the page of what the urn names.
         */
        delete: operations["revokeReviewLink"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/note": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * Notes on a document with their replies, the oldest first
         * @description Allowed: view on the page of what the urn names.
         */
        get: operations["listNotes"];
        put?: never;
        /**
         * Pin a note to a place of a document, or reply to one
         * @description Allowed: view on the page of what the urn names.
         */
        post: operations["addNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/note/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Resolve a note, or open it again
         * @description Allowed: update on the page of what the urn names.
         */
        put: operations["resolveNote"];
        post?: never;
        /**
         * Delete one's own note or reply
         * @description Allowed: view on the page of what the urn names.
         */
        delete: operations["deleteNote"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/open": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a review link shows
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        post: operations["openReview"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/rail": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * What a rail of a shared storefront holds for viewers, a page of it
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        post: operations["readReviewRail"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/notes": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Notes that came through a review link, with their replies
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        post: operations["listReviewNotes"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/review/notes/add": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Leave a note through a review link, or reply to one
         * @description Allowed: Whoever has a signed address, or is signed in.
         */
        post: operations["addReviewNote"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/token": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The tokens of machines in my products, the newest first
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["listMachineTokens"];
        put?: never;
        /**
         * A token by which a program calls with some of my rights; it is told this once
         * @description Allowed: create on cp_appconfig.
         */
        post: operations["makeMachineToken"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/token/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * End a token at once
         * @description Allowed: delete on cp_appconfig.
         */
        delete: operations["revokeMachineToken"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/watch": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The views that I watch, and how I can be told
         * @description Allowed: Whoever is signed in, for their own things.
         */
        get: operations["listWatches"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/user/watch/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        /**
         * Watch a saved view, in the selected product
         * @description Allowed: Whoever is signed in, for their own things.
         */
        put: operations["saveWatch"];
        post?: never;
        /**
         * Watch a view no more
         * @description Allowed: Whoever is signed in, for their own things.
         */
        delete: operations["removeWatch"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/webhook": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * The webhooks of my products
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["listWebhooks"];
        put?: never;
        /**
         * An address of others that is told of watched views; its secret is told this once
         * @description Allowed: create on cp_appconfig.
         */
        post: operations["makeWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/webhook/{id}": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        post?: never;
        /**
         * Tell this address nothing any more
         * @description Allowed: delete on cp_appconfig.
         */
        delete: operations["removeWebhook"];
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/webhook/{id}/test": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Send a test delivery
         * @description Allowed: update on cp_appconfig.
         */
        post: operations["testWebhook"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/delivery": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        /**
         * What was told to whom, the newest first
         * @description Allowed: view on cp_appconfig.
         */
        get: operations["listDeliveries"];
        put?: never;
        post?: never;
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
    "/machine/delivery/{id}/send": {
        parameters: {
            query?: never;
            header?: never;
            path?: never;
            cookie?: never;
        };
        get?: never;
        put?: never;
        /**
         * Try a delivery now that was not taken yet
         * @description Allowed: update on cp_appconfig.
         */
        post: operations["sendAgain"];
        delete?: never;
        options?: never;
        head?: never;
        patch?: never;
        trace?: never;
    };
}
export type webhooks = Record<string, never>;
export interface components {
    schemas: {
        Header: {
            /**
             * @description 0 success, -1 failure, 1 no data
             * @enum {unknown}
             */
            code: 0 | -1 | 1;
            count: number;
            atLeast?: boolean;
            next?: string;
            prev?: string;
            errors: {
                code: number;
                description: string;
                field?: string;
                keyword?: string;
                params?: Record<string, never>;
            }[];
        };
        Failure: {
            header: components["schemas"]["Header"];
            data: unknown;
        };
    };
    responses: never;
    parameters: never;
    requestBodies: never;
    headers: never;
    pathItems: never;
}
export type $defs = Record<string, never>;
export interface operations {
    listContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
                info?: "row" | "full";
                after?: string;
                before?: string;
                prt_ic?: "true" | "false";
                chty?: string;
                parent?: string;
            };
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                schema?: number;
            };
            header?: {
                "idempotency-key"?: string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            n: number;
                            cu: string;
                            schema: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            ia_meta?: {
                                [key: string]: {
                                    hash: string;
                                    width: number;
                                    height: number;
                                    size: number;
                                    /** @enum {string} */
                                    ext: "jpg" | "png";
                                    ut: string;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    crop?: {
                                        left: number;
                                        top: number;
                                        width: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
                info?: "row" | "full";
            };
            header?: never;
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            n: number;
                            cu: string;
                            schema: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            ia_meta?: {
                                [key: string]: {
                                    hash: string;
                                    width: number;
                                    height: number;
                                    size: number;
                                    /** @enum {string} */
                                    ext: "jpg" | "png";
                                    ut: string;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    crop?: {
                                        left: number;
                                        top: number;
                                        width: number;
                                    };
                                };
                            };
                        } | {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                schema?: number;
                confirm?: string;
                approval?: "true" | "false";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            n: number;
                            cu: string;
                            schema: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            ia_meta?: {
                                [key: string]: {
                                    hash: string;
                                    width: number;
                                    height: number;
                                    size: number;
                                    /** @enum {string} */
                                    ext: "jpg" | "png";
                                    ut: string;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    crop?: {
                                        left: number;
                                        top: number;
                                        width: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readByKeys: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                keys: string;
                st?: string;
                info?: "row" | "full";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    discardDraft: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            n: number;
                            cu: string;
                            schema: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            ia_meta?: {
                                [key: string]: {
                                    hash: string;
                                    width: number;
                                    height: number;
                                    size: number;
                                    /** @enum {string} */
                                    ext: "jpg" | "png";
                                    ut: string;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    crop?: {
                                        left: number;
                                        top: number;
                                        width: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listVersions: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            key: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            name: string;
                            n: number;
                            ct: string;
                            cu: string;
                            ut: string;
                            uu: string;
                            uun?: string;
                            parent: string | null;
                            schema: number;
                            live: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readVersion: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                type: string;
                id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            n: number;
                            cu: string;
                            schema: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            ia_meta?: {
                                [key: string]: {
                                    hash: string;
                                    width: number;
                                    height: number;
                                    size: number;
                                    /** @enum {string} */
                                    ext: "jpg" | "png";
                                    ut: string;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    crop?: {
                                        left: number;
                                        top: number;
                                        width: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    restoreVersion: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                type: string;
                id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            n: number;
                            cu: string;
                            schema: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            ia_meta?: {
                                [key: string]: {
                                    hash: string;
                                    width: number;
                                    height: number;
                                    size: number;
                                    /** @enum {string} */
                                    ext: "jpg" | "png";
                                    ut: string;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    crop?: {
                                        left: number;
                                        top: number;
                                        width: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lookupContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                query?: string;
                cty?: string;
                term?: string;
                zone?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
                info?: "row" | "full";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    filterContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cty?: string[];
                    filter?: {
                        field: string;
                        term?: string | string[];
                        /** @enum {string} */
                        operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                    }[];
                    /** @enum {string} */
                    match?: "ALL" | "ANY";
                    term?: string;
                    zone?: string;
                    st?: string;
                    pageNumber?: number;
                    pageSize?: number;
                    sortBy?: string;
                    /** @enum {string} */
                    sortOrder?: "asc" | "desc";
                    /** @enum {string} */
                    info?: "row" | "full";
                    after?: string;
                    before?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
            };
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            name: string;
                            count: number;
                            atLeast?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countAllContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                types?: string;
                missing_lang?: "en" | "zh" | "ms" | "ta";
                st?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            name: string;
                            count: number;
                            atLeast?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listTypes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                info?: "row" | "full";
                for?: "rails";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: ({
                            type: string;
                            /** @enum {string} */
                            area: "vod" | "live" | "assets" | "syndication" | "store";
                            /** @enum {string} */
                            st?: "published" | "archived";
                            /** @enum {string} */
                            page: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            /** @enum {string} */
                            publishPage?: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            traits: ("versioned" | "lockable" | "publishable" | "bulkEditable" | "hasImages" | "expires" | "hasChannelNumber" | "hasServiceId" | "scheduled" | "hasSegments" | "parentItem" | "aired" | "closesOnSave" | "readAgainOnSave" | "passing")[];
                            labels: {
                                /** one */
                                one: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                                /** many */
                                many: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                            };
                            icon: string;
                            order?: number;
                            schemaVersion: number;
                            schema: {
                                [key: string]: unknown;
                            };
                            uiSchema: {
                                [key: string]: unknown;
                            };
                            uiSchemaAdditional?: {
                                [key: string]: unknown;
                            };
                            list: {
                                columns: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "title" | "text" | "number" | "year" | "date" | "dateTime" | "duration" | "choice" | "list" | "boolean" | "status" | "availability" | "flags" | "lock" | "updated" | "reference";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    /** @enum {string} */
                                    sort?: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    width?: number;
                                    hidden?: boolean;
                                }[];
                                filters: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "text" | "choice" | "facet" | "number" | "date" | "boolean" | "flag" | "relative" | "reference" | "person";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    options?: {
                                        value: string;
                                        /** label */
                                        label: {
                                            en: string;
                                            zh?: string;
                                            ms?: string;
                                            ta?: string;
                                        };
                                    }[];
                                    types?: string[];
                                    pinned?: boolean;
                                }[];
                                defaultSort: {
                                    /** @enum {string} */
                                    column: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    /** @enum {string} */
                                    order: "asc" | "desc";
                                };
                            };
                            narrow: {
                                released?: string;
                                number?: string;
                                facets: string[];
                                row: string[];
                                airs?: {
                                    channel: string;
                                    from: string;
                                    to: string;
                                };
                            };
                            images?: {
                                types: string[];
                                ratios: string[];
                                required: string[];
                                /** @enum {string} */
                                ext?: "jpg" | "png";
                            };
                            languages: ("en" | "zh" | "ms" | "ta")[];
                            relations?: {
                                parent?: {
                                    types: string[];
                                    field: string;
                                    inherits?: string[];
                                };
                                children?: string[];
                            };
                            sample: {
                                [key: string]: unknown;
                            };
                        } | {
                            type: string;
                            /** @enum {string} */
                            area: "vod" | "live" | "assets" | "syndication" | "store";
                            /** @enum {string} */
                            st?: "published" | "archived";
                            /** @enum {string} */
                            page: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            /** @enum {string} */
                            publishPage?: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            traits: ("versioned" | "lockable" | "publishable" | "bulkEditable" | "hasImages" | "expires" | "hasChannelNumber" | "hasServiceId" | "scheduled" | "hasSegments" | "parentItem" | "aired" | "closesOnSave" | "readAgainOnSave" | "passing")[];
                            labels: {
                                /** one */
                                one: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                                /** many */
                                many: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                            };
                            icon: string;
                            order?: number;
                            schemaVersion: number;
                            list: {
                                columns: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "title" | "text" | "number" | "year" | "date" | "dateTime" | "duration" | "choice" | "list" | "boolean" | "status" | "availability" | "flags" | "lock" | "updated" | "reference";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    /** @enum {string} */
                                    sort?: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    width?: number;
                                    hidden?: boolean;
                                }[];
                                filters: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "text" | "choice" | "facet" | "number" | "date" | "boolean" | "flag" | "relative" | "reference" | "person";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    options?: {
                                        value: string;
                                        /** label */
                                        label: {
                                            en: string;
                                            zh?: string;
                                            ms?: string;
                                            ta?: string;
                                        };
                                    }[];
                                    types?: string[];
                                    pinned?: boolean;
                                }[];
                                defaultSort: {
                                    /** @enum {string} */
                                    column: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    /** @enum {string} */
                                    order: "asc" | "desc";
                                };
                            };
                            narrow: {
                                released?: string;
                                number?: string;
                                facets: string[];
                                row: string[];
                                airs?: {
                                    channel: string;
                                    from: string;
                                    to: string;
                                };
                            };
                            images?: {
                                types: string[];
                                ratios: string[];
                                required: string[];
                                /** @enum {string} */
                                ext?: "jpg" | "png";
                            };
                            languages: ("en" | "zh" | "ms" | "ta")[];
                            relations?: {
                                parent?: {
                                    types: string[];
                                    field: string;
                                    inherits?: string[];
                                };
                                children?: string[];
                            };
                        })[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createType: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            type: string;
                            /** @enum {string} */
                            area: "vod" | "live" | "assets" | "syndication" | "store";
                            /** @enum {string} */
                            st?: "published" | "archived";
                            /** @enum {string} */
                            page: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            /** @enum {string} */
                            publishPage?: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            traits: ("versioned" | "lockable" | "publishable" | "bulkEditable" | "hasImages" | "expires" | "hasChannelNumber" | "hasServiceId" | "scheduled" | "hasSegments" | "parentItem" | "aired" | "closesOnSave" | "readAgainOnSave" | "passing")[];
                            labels: {
                                /** one */
                                one: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                                /** many */
                                many: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                            };
                            icon: string;
                            order?: number;
                            schemaVersion: number;
                            schema: {
                                [key: string]: unknown;
                            };
                            uiSchema: {
                                [key: string]: unknown;
                            };
                            uiSchemaAdditional?: {
                                [key: string]: unknown;
                            };
                            list: {
                                columns: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "title" | "text" | "number" | "year" | "date" | "dateTime" | "duration" | "choice" | "list" | "boolean" | "status" | "availability" | "flags" | "lock" | "updated" | "reference";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    /** @enum {string} */
                                    sort?: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    width?: number;
                                    hidden?: boolean;
                                }[];
                                filters: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "text" | "choice" | "facet" | "number" | "date" | "boolean" | "flag" | "relative" | "reference" | "person";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    options?: {
                                        value: string;
                                        /** label */
                                        label: {
                                            en: string;
                                            zh?: string;
                                            ms?: string;
                                            ta?: string;
                                        };
                                    }[];
                                    types?: string[];
                                    pinned?: boolean;
                                }[];
                                defaultSort: {
                                    /** @enum {string} */
                                    column: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    /** @enum {string} */
                                    order: "asc" | "desc";
                                };
                            };
                            narrow: {
                                released?: string;
                                number?: string;
                                facets: string[];
                                row: string[];
                                airs?: {
                                    channel: string;
                                    from: string;
                                    to: string;
                                };
                            };
                            images?: {
                                types: string[];
                                ratios: string[];
                                required: string[];
                                /** @enum {string} */
                                ext?: "jpg" | "png";
                            };
                            languages: ("en" | "zh" | "ms" | "ta")[];
                            relations?: {
                                parent?: {
                                    types: string[];
                                    field: string;
                                    inherits?: string[];
                                };
                                children?: string[];
                            };
                            sample: {
                                [key: string]: unknown;
                            };
                            rev: number;
                            /** @enum {string} */
                            origin: "shipped" | "file" | "console";
                            ut?: string;
                            uun?: string;
                            invalidCount?: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                version?: number;
            };
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveType: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            type: string;
                            /** @enum {string} */
                            area: "vod" | "live" | "assets" | "syndication" | "store";
                            /** @enum {string} */
                            st?: "published" | "archived";
                            /** @enum {string} */
                            page: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            /** @enum {string} */
                            publishPage?: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            traits: ("versioned" | "lockable" | "publishable" | "bulkEditable" | "hasImages" | "expires" | "hasChannelNumber" | "hasServiceId" | "scheduled" | "hasSegments" | "parentItem" | "aired" | "closesOnSave" | "readAgainOnSave" | "passing")[];
                            labels: {
                                /** one */
                                one: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                                /** many */
                                many: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                            };
                            icon: string;
                            order?: number;
                            schemaVersion: number;
                            schema: {
                                [key: string]: unknown;
                            };
                            uiSchema: {
                                [key: string]: unknown;
                            };
                            uiSchemaAdditional?: {
                                [key: string]: unknown;
                            };
                            list: {
                                columns: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "title" | "text" | "number" | "year" | "date" | "dateTime" | "duration" | "choice" | "list" | "boolean" | "status" | "availability" | "flags" | "lock" | "updated" | "reference";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    /** @enum {string} */
                                    sort?: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    width?: number;
                                    hidden?: boolean;
                                }[];
                                filters: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "text" | "choice" | "facet" | "number" | "date" | "boolean" | "flag" | "relative" | "reference" | "person";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    options?: {
                                        value: string;
                                        /** label */
                                        label: {
                                            en: string;
                                            zh?: string;
                                            ms?: string;
                                            ta?: string;
                                        };
                                    }[];
                                    types?: string[];
                                    pinned?: boolean;
                                }[];
                                defaultSort: {
                                    /** @enum {string} */
                                    column: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    /** @enum {string} */
                                    order: "asc" | "desc";
                                };
                            };
                            narrow: {
                                released?: string;
                                number?: string;
                                facets: string[];
                                row: string[];
                                airs?: {
                                    channel: string;
                                    from: string;
                                    to: string;
                                };
                            };
                            images?: {
                                types: string[];
                                ratios: string[];
                                required: string[];
                                /** @enum {string} */
                                ext?: "jpg" | "png";
                            };
                            languages: ("en" | "zh" | "ms" | "ta")[];
                            relations?: {
                                parent?: {
                                    types: string[];
                                    field: string;
                                    inherits?: string[];
                                };
                                children?: string[];
                            };
                            sample: {
                                [key: string]: unknown;
                            };
                            rev: number;
                            /** @enum {string} */
                            origin: "shipped" | "file" | "console";
                            ut?: string;
                            uun?: string;
                            invalidCount?: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readUiSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                version?: number;
            };
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readUiSchemaAdditional: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                version?: number;
            };
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSample: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listTypeStates: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            type: string;
                            /** @enum {string} */
                            area: "vod" | "live" | "assets" | "syndication" | "store";
                            /** @enum {string} */
                            st?: "published" | "archived";
                            /** @enum {string} */
                            page: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            /** @enum {string} */
                            publishPage?: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            traits: ("versioned" | "lockable" | "publishable" | "bulkEditable" | "hasImages" | "expires" | "hasChannelNumber" | "hasServiceId" | "scheduled" | "hasSegments" | "parentItem" | "aired" | "closesOnSave" | "readAgainOnSave" | "passing")[];
                            labels: {
                                /** one */
                                one: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                                /** many */
                                many: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                            };
                            icon: string;
                            order?: number;
                            schemaVersion: number;
                            list: {
                                columns: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "title" | "text" | "number" | "year" | "date" | "dateTime" | "duration" | "choice" | "list" | "boolean" | "status" | "availability" | "flags" | "lock" | "updated" | "reference";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    /** @enum {string} */
                                    sort?: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    width?: number;
                                    hidden?: boolean;
                                }[];
                                filters: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "text" | "choice" | "facet" | "number" | "date" | "boolean" | "flag" | "relative" | "reference" | "person";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    options?: {
                                        value: string;
                                        /** label */
                                        label: {
                                            en: string;
                                            zh?: string;
                                            ms?: string;
                                            ta?: string;
                                        };
                                    }[];
                                    types?: string[];
                                    pinned?: boolean;
                                }[];
                                defaultSort: {
                                    /** @enum {string} */
                                    column: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    /** @enum {string} */
                                    order: "asc" | "desc";
                                };
                            };
                            narrow: {
                                released?: string;
                                number?: string;
                                facets: string[];
                                row: string[];
                                airs?: {
                                    channel: string;
                                    from: string;
                                    to: string;
                                };
                            };
                            images?: {
                                types: string[];
                                ratios: string[];
                                required: string[];
                                /** @enum {string} */
                                ext?: "jpg" | "png";
                            };
                            languages: ("en" | "zh" | "ms" | "ta")[];
                            relations?: {
                                parent?: {
                                    types: string[];
                                    field: string;
                                    inherits?: string[];
                                };
                                children?: string[];
                            };
                            rev: number;
                            /** @enum {string} */
                            origin: "shipped" | "file" | "console";
                            ut?: string;
                            uun?: string;
                            count: number;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readType: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                version?: number;
            };
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            type: string;
                            /** @enum {string} */
                            area: "vod" | "live" | "assets" | "syndication" | "store";
                            /** @enum {string} */
                            st?: "published" | "archived";
                            /** @enum {string} */
                            page: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            /** @enum {string} */
                            publishPage?: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                            traits: ("versioned" | "lockable" | "publishable" | "bulkEditable" | "hasImages" | "expires" | "hasChannelNumber" | "hasServiceId" | "scheduled" | "hasSegments" | "parentItem" | "aired" | "closesOnSave" | "readAgainOnSave" | "passing")[];
                            labels: {
                                /** one */
                                one: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                                /** many */
                                many: {
                                    en: string;
                                    zh?: string;
                                    ms?: string;
                                    ta?: string;
                                };
                            };
                            icon: string;
                            order?: number;
                            schemaVersion: number;
                            schema: {
                                [key: string]: unknown;
                            };
                            uiSchema: {
                                [key: string]: unknown;
                            };
                            uiSchemaAdditional?: {
                                [key: string]: unknown;
                            };
                            list: {
                                columns: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "title" | "text" | "number" | "year" | "date" | "dateTime" | "duration" | "choice" | "list" | "boolean" | "status" | "availability" | "flags" | "lock" | "updated" | "reference";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    /** @enum {string} */
                                    sort?: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    width?: number;
                                    hidden?: boolean;
                                }[];
                                filters: {
                                    field: string;
                                    /** @enum {string} */
                                    kind: "text" | "choice" | "facet" | "number" | "date" | "boolean" | "flag" | "relative" | "reference" | "person";
                                    /** label */
                                    label: {
                                        en: string;
                                        zh?: string;
                                        ms?: string;
                                        ta?: string;
                                    };
                                    options?: {
                                        value: string;
                                        /** label */
                                        label: {
                                            en: string;
                                            zh?: string;
                                            ms?: string;
                                            ta?: string;
                                        };
                                    }[];
                                    types?: string[];
                                    pinned?: boolean;
                                }[];
                                defaultSort: {
                                    /** @enum {string} */
                                    column: "name" | "updated" | "created" | "released" | "number" | "starts" | "ends";
                                    /** @enum {string} */
                                    order: "asc" | "desc";
                                };
                            };
                            narrow: {
                                released?: string;
                                number?: string;
                                facets: string[];
                                row: string[];
                                airs?: {
                                    channel: string;
                                    from: string;
                                    to: string;
                                };
                            };
                            images?: {
                                types: string[];
                                ratios: string[];
                                required: string[];
                                /** @enum {string} */
                                ext?: "jpg" | "png";
                            };
                            languages: ("en" | "zh" | "ms" | "ta")[];
                            relations?: {
                                parent?: {
                                    types: string[];
                                    field: string;
                                    inherits?: string[];
                                };
                                children?: string[];
                            };
                            sample: {
                                [key: string]: unknown;
                            };
                            rev: number;
                            /** @enum {string} */
                            origin: "shipped" | "file" | "console";
                            ut?: string;
                            uun?: string;
                            invalidCount?: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listTypeVersions: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            version: number;
                            schema: number;
                            /** @enum {string} */
                            st: "published" | "archived";
                            ct: string;
                            cu: string;
                            cun: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    checkType: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            invalidCount: number;
                            looked: number;
                            atLeast: boolean;
                            examples: {
                                id: string;
                                st: string;
                                lon?: unknown;
                                problems: {
                                    field: string;
                                    description: string;
                                    keyword?: string;
                                    params?: {
                                        [key: string]: unknown;
                                    };
                                }[];
                            }[];
                            problems: {
                                field: string;
                                description: string;
                                keyword?: string;
                                params?: {
                                    [key: string]: unknown;
                                };
                            }[];
                            notes?: {
                                field: string;
                                description: string;
                                keyword?: string;
                                params?: {
                                    [key: string]: unknown;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPageSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPageUiSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readContainerSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readContainerUiSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPolicySchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPolicyUiSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAttributeSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAttributeUiSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readConfigSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readConfigUiSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readGeoSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readGeoUiSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readLock: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                urn: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            ls: string;
                            lo_uid: string | null;
                            name: string | null;
                            tab: string | null;
                            number: number;
                            until: string | null;
                            ask?: {
                                uid: string;
                                name: string;
                                tab: string;
                                message?: string;
                                at: string;
                                until: string;
                                reply?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    acquireLock: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    urn: string;
                    resume?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            ls: string;
                            lo_uid: string | null;
                            name: string | null;
                            tab: string | null;
                            number: number;
                            until: string | null;
                            ask?: {
                                uid: string;
                                name: string;
                                tab: string;
                                message?: string;
                                at: string;
                                until: string;
                                reply?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    beatLock: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    urn: string;
                    number: number;
                    idle?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            ls: string;
                            lo_uid: string | null;
                            name: string | null;
                            tab: string | null;
                            number: number;
                            until: string | null;
                            ask?: {
                                uid: string;
                                name: string;
                                tab: string;
                                message?: string;
                                at: string;
                                until: string;
                                reply?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    releaseLock: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    urn: string;
                    number: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            ls: string;
                            lo_uid: string | null;
                            name: string | null;
                            tab: string | null;
                            number: number;
                            until: string | null;
                            ask?: {
                                uid: string;
                                name: string;
                                tab: string;
                                message?: string;
                                at: string;
                                until: string;
                                reply?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listLocks: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                ids?: string;
                own?: "true";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            ls: string;
                            lo_uid: string | null;
                            name: string | null;
                            tab: string | null;
                            number: number;
                            until: string | null;
                            ask?: {
                                uid: string;
                                name: string;
                                tab: string;
                                message?: string;
                                at: string;
                                until: string;
                                reply?: string;
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    forceUnlock: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    urn: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            ls: string;
                            lo_uid: string | null;
                            name: string | null;
                            tab: string | null;
                            number: number;
                            until: string | null;
                            ask?: {
                                uid: string;
                                name: string;
                                tab: string;
                                message?: string;
                                at: string;
                                until: string;
                                reply?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    askForLock: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    urn: string;
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            ls: string;
                            lo_uid: string | null;
                            name: string | null;
                            tab: string | null;
                            number: number;
                            until: string | null;
                            ask?: {
                                uid: string;
                                name: string;
                                tab: string;
                                message?: string;
                                at: string;
                                until: string;
                                reply?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    withdrawLockAsk: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    urn: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            ls: string;
                            lo_uid: string | null;
                            name: string | null;
                            tab: string | null;
                            number: number;
                            until: string | null;
                            ask?: {
                                uid: string;
                                name: string;
                                tab: string;
                                message?: string;
                                at: string;
                                until: string;
                                reply?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    handLockOver: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    urn: string;
                    number: number;
                    to: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            ls: string;
                            lo_uid: string | null;
                            name: string | null;
                            tab: string | null;
                            number: number;
                            until: string | null;
                            ask?: {
                                uid: string;
                                name: string;
                                tab: string;
                                message?: string;
                                at: string;
                                until: string;
                                reply?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    declineLockAsk: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    urn: string;
                    number: number;
                    to: string;
                    message?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            ls: string;
                            lo_uid: string | null;
                            name: string | null;
                            tab: string | null;
                            number: number;
                            until: string | null;
                            ask?: {
                                uid: string;
                                name: string;
                                tab: string;
                                message?: string;
                                at: string;
                                until: string;
                                reply?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    showPresence: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    urn: string;
                    /** @enum {string} */
                    mode: "view" | "edit" | "leave";
                    place?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            uid: string;
                            name: string;
                            tab: string;
                            /** @enum {string} */
                            mode: "view" | "edit";
                            place: string | null;
                            since: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPresence: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                urn: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            uid: string;
                            name: string;
                            tab: string;
                            /** @enum {string} */
                            mode: "view" | "edit";
                            place: string | null;
                            since: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPeople: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                term?: string;
                uids?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            uid: string;
                            name: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSideDrafts: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                id?: string;
                urn?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            doc: string;
                            urn: string;
                            rev: number;
                            /** @enum {string} */
                            reason: "unlocked" | "conflict" | "own";
                            by: string | null;
                            fields: string[];
                            ct: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSideDraft: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            doc: string;
                            urn: string;
                            rev: number;
                            /** @enum {string} */
                            reason: "unlocked" | "conflict" | "own";
                            by: string | null;
                            fields: string[];
                            ct: string;
                            payload: {
                                [key: string]: unknown;
                            };
                            base: {
                                [key: string]: unknown;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveSideDraft: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    doc: string;
                    urn: string;
                    rev: number;
                    payload: {
                        [key: string]: unknown;
                    };
                    base?: {
                        [key: string]: unknown;
                    };
                    /** @enum {string} */
                    reason: "unlocked" | "conflict" | "own";
                    takenBy?: {
                        uid: string;
                        name: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            doc: string;
                            urn: string;
                            rev: number;
                            /** @enum {string} */
                            reason: "unlocked" | "conflict" | "own";
                            by: string | null;
                            fields: string[];
                            ct: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteSideDraft: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAudit: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
                from?: string;
                to?: string;
                by?: string;
                field?: string;
            };
            header?: never;
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            changed_by: string;
                            name: string;
                            TraceKey: string;
                            PreviousVersion: string | null;
                            CurrentVersion: string | null;
                            key: string;
                            verb: string;
                            change: {
                                field: string;
                                before?: unknown;
                                after?: unknown;
                            }[];
                            ct: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listOwnAudit: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            changed_by: string;
                            name: string;
                            TraceKey: string;
                            PreviousVersion: string | null;
                            CurrentVersion: string | null;
                            key: string;
                            verb: string;
                            change: {
                                field: string;
                                before?: unknown;
                                after?: unknown;
                            }[];
                            ct: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listContainerAudit: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                s_id: string;
                c_id: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            changed_by: string;
                            name: string;
                            TraceKey: string;
                            PreviousVersion: string | null;
                            CurrentVersion: string | null;
                            key: string;
                            verb: string;
                            change: {
                                field: string;
                                before?: unknown;
                                after?: unknown;
                            }[];
                            ct: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadImage: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                urn: string;
                type: string;
                ratio: string;
                lang?: "en" | "zh" | "ms" | "ta";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            ia: string[];
                            image: {
                                hash: string;
                                width: number;
                                height: number;
                                size: number;
                                /** @enum {string} */
                                ext: "jpg" | "png";
                                ut: string;
                                focal?: {
                                    x: number;
                                    y: number;
                                };
                                crop?: {
                                    left: number;
                                    top: number;
                                    width: number;
                                };
                                type: string;
                                ratio: string;
                                /** @enum {string} */
                                lang?: "en" | "zh" | "ms" | "ta";
                            };
                            filled: string[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readImageMetadata: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                urn: string;
                st?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            hash: string;
                            width: number;
                            height: number;
                            size: number;
                            /** @enum {string} */
                            ext: "jpg" | "png";
                            ut: string;
                            focal?: {
                                x: number;
                                y: number;
                            };
                            crop?: {
                                left: number;
                                top: number;
                                width: number;
                            };
                            type: string;
                            ratio: string;
                            /** @enum {string} */
                            lang?: "en" | "zh" | "ms" | "ta";
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readImage: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                width?: number;
                scalingMode?: "matchWidth" | "whole";
                timestamp?: string;
                key?: string;
                ticket?: string;
            };
            header?: never;
            path: {
                id: string;
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSuffixedImage: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                width?: number;
                scalingMode?: "matchWidth" | "whole";
                timestamp?: string;
                key?: string;
                ticket?: string;
            };
            header?: never;
            path: {
                id: string;
                suffix: string;
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    frameImage: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                urn: string;
                suffix?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
                imageType: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    focal?: {
                        x: number;
                        y: number;
                    };
                    crop?: {
                        left: number;
                        top: number;
                        width: number;
                    } | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            ia: string[];
                            meta: {
                                [key: string]: {
                                    hash: string;
                                    width: number;
                                    height: number;
                                    size: number;
                                    /** @enum {string} */
                                    ext: "jpg" | "png";
                                    ut: string;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    crop?: {
                                        left: number;
                                        top: number;
                                        width: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removeImage: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                urn: string;
                suffix?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
                imageType: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            ia: string[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadStorePicture: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            url: string;
                            width: number;
                            height: number;
                            size: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readStorePicture: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                width?: number;
                ticket?: string;
            };
            header?: never;
            path: {
                id: string;
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readImageTicket: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            ticket: string;
                            until: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSettings: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                t?: "preference" | "theme" | "filter" | "view" | "job" | "seen" | "shortcut" | "mapping" | "keymap";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                            /** @enum {string} */
                            t: "preference" | "theme" | "filter" | "view" | "job" | "seen" | "shortcut" | "mapping" | "keymap";
                            ct: string;
                            payload: unknown;
                            audience?: string | null;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createSetting: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n: string;
                    /** @enum {string} */
                    t: "preference" | "theme" | "filter" | "view" | "job" | "seen" | "shortcut" | "mapping" | "keymap";
                    payload: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                            /** @enum {string} */
                            t: "preference" | "theme" | "filter" | "view" | "job" | "seen" | "shortcut" | "mapping" | "keymap";
                            ct: string;
                            payload: unknown;
                            audience?: string | null;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveSetting: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    n?: string;
                    payload: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                            /** @enum {string} */
                            t: "preference" | "theme" | "filter" | "view" | "job" | "seen" | "shortcut" | "mapping" | "keymap";
                            ct: string;
                            payload: unknown;
                            audience?: string | null;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteSetting: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readConfig: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                app: string;
                type?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key?: string;
                            n: string;
                            app: string;
                            type: string;
                            attrs: unknown;
                            st?: string;
                            ct?: string;
                            ut?: string;
                            lock?: {
                                uid: string;
                                tab: string;
                                name: string;
                                until: string;
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    filterConfigs: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filter: {
                        field: string;
                        term?: string | string[];
                        /** @enum {string} */
                        operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                    }[];
                    /** @enum {string} */
                    match?: "ALL" | "ANY";
                    pageNumber?: number;
                    pageSize?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key?: string;
                            n: string;
                            app: string;
                            type: string;
                            attrs: unknown;
                            st?: string;
                            ct?: string;
                            ut?: string;
                            lock?: {
                                uid: string;
                                tab: string;
                                name: string;
                                until: string;
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProducts: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createProduct: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSharedViews: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                cty?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                            /** @enum {string} */
                            t: "preference" | "theme" | "filter" | "view" | "job" | "seen" | "shortcut" | "mapping" | "keymap";
                            ct: string;
                            payload: unknown;
                            audience?: string | null;
                            owner: {
                                uid: string;
                                name: string;
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    shareView: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    scope: "me" | "role" | "all";
                    role?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                            /** @enum {string} */
                            t: "preference" | "theme" | "filter" | "view" | "job" | "seen" | "shortcut" | "mapping" | "keymap";
                            ct: string;
                            payload: unknown;
                            audience?: string | null;
                            owner: {
                                uid: string;
                                name: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listLockHolders: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            uid: string;
                            name: string;
                            count: number;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readProfile: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            displayName: string;
                            accountName?: string;
                            photoURL: string | null;
                            email: string;
                            user_metadata: {
                                displayName: string;
                                photoURL: string | null;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveProfile: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    user_metadata: {
                        displayName?: string;
                        photoURL?: string | null;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            displayName: string;
                            accountName?: string;
                            photoURL: string | null;
                            email: string;
                            user_metadata: {
                                displayName: string;
                                photoURL: string | null;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadPhoto: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            displayName: string;
                            accountName?: string;
                            photoURL: string | null;
                            email: string;
                            user_metadata: {
                                displayName: string;
                                photoURL: string | null;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPhoto: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                ticket?: string;
            };
            header?: never;
            path: {
                file: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    searchContent: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                term: string;
                fields?: string;
                cty?: string;
                query?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                after?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            cty: string;
                            chty?: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            /** @enum {string} */
                            prt_ic: "true" | "false";
                            prd: string[];
                            ia?: string[];
                            ut: string;
                            matched?: {
                                /** @enum {string} */
                                field: "lon" | "lod" | "ppl" | "ex_id" | "id";
                                lang?: string;
                                text: string;
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countSearchFacets: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                term: string;
                fields?: string;
                cty?: string;
                query?: string;
                st?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            search_across: {
                                accessor: string;
                                header: {
                                    en: string;
                                } & {
                                    [key: string]: string;
                                };
                                value: string;
                                /** @enum {string} */
                                key: "search_across" | "content_type";
                                count: number;
                                atLeast?: boolean;
                            }[];
                            content_type: {
                                accessor: string;
                                header: {
                                    en: string;
                                } & {
                                    [key: string]: string;
                                };
                                value: string;
                                /** @enum {string} */
                                key: "search_across" | "content_type";
                                count: number;
                                atLeast?: boolean;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSearchFilterKeys: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            attrs: {
                                accessor: string;
                                header: {
                                    en: string;
                                } & {
                                    [key: string]: string;
                                };
                                value: string;
                                /** @enum {string} */
                                key: "search_across" | "content_type";
                                checked: boolean;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    suggestSeries: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                term: string;
                cty?: string;
                lang?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            pkg_id?: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            id?: string;
                            cty?: string;
                            prd?: string[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listChildren: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                cty?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                            order?: number;
                            children?: number;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAssocMetadata: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                cty: string;
                st?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            parents: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                                order?: number;
                                children?: number;
                            }[];
                            children: {
                                cty: string;
                                count: number;
                                items: {
                                    id: string;
                                    key: string;
                                    urn: string;
                                    cty: string;
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    rev: number;
                                    sides: {
                                        /** @enum {string} */
                                        st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                        key: string;
                                        n: number;
                                    }[];
                                    ct: string;
                                    ut: string;
                                    uu: string;
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    prd?: string[];
                                    ia?: string[];
                                    uun?: string;
                                    lock?: {
                                        uid: string;
                                        name: string;
                                        until: string;
                                    };
                                    changed?: boolean;
                                    parts_unavailable?: boolean;
                                    order?: number;
                                    children?: number;
                                }[];
                            }[];
                            related: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                            }[];
                            usedIn: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                            }[];
                            uses?: {
                                count: number;
                                viewers: number;
                                hidden: number;
                                looked: number;
                                atLeast?: boolean;
                                byType: {
                                    cty: string;
                                    count: number;
                                }[];
                                users: {
                                    id: string;
                                    key: string;
                                    urn: string;
                                    cty: string;
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    rev: number;
                                    sides: {
                                        /** @enum {string} */
                                        st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                        key: string;
                                        n: number;
                                    }[];
                                    ct: string;
                                    ut: string;
                                    uu: string;
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    prd?: string[];
                                    ia?: string[];
                                    uun?: string;
                                    lock?: {
                                        uid: string;
                                        name: string;
                                        until: string;
                                    };
                                    changed?: boolean;
                                    parts_unavailable?: boolean;
                                    /** @enum {string} */
                                    how: "names" | "child";
                                    names: {
                                        id: string;
                                        field: string;
                                        label?: {
                                            en: string;
                                        } & {
                                            [key: string]: string;
                                        };
                                        /** @enum {string} */
                                        st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    }[];
                                    /** @enum {string} */
                                    breaks?: "viewers" | "editors";
                                }[];
                            };
                            names?: {
                                id: string;
                                row?: {
                                    id: string;
                                    key: string;
                                    urn: string;
                                    cty: string;
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    rev: number;
                                    sides: {
                                        /** @enum {string} */
                                        st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                        key: string;
                                        n: number;
                                    }[];
                                    ct: string;
                                    ut: string;
                                    uu: string;
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    prd?: string[];
                                    ia?: string[];
                                    uun?: string;
                                    lock?: {
                                        uid: string;
                                        name: string;
                                        until: string;
                                    };
                                    changed?: boolean;
                                    parts_unavailable?: boolean;
                                };
                                names: {
                                    id: string;
                                    field: string;
                                    label?: {
                                        en: string;
                                    } & {
                                        [key: string]: string;
                                    };
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                }[];
                            }[];
                            previous?: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                                order?: number;
                                children?: number;
                            };
                            next?: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                                order?: number;
                                children?: number;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readUses: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys?: string[];
                    cty?: string;
                    flt?: {
                        filter: {
                            field: string;
                            term?: string | string[];
                            /** @enum {string} */
                            operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                        }[];
                        /** @enum {string} */
                        match?: "ALL" | "ANY";
                        term?: string;
                        zone?: string;
                        st?: string;
                    };
                    /** @enum {string} */
                    on?: "unpublish" | "archive" | "delete" | "purge" | "expiry";
                    at?: string;
                    of?: string;
                    pageNumber?: number;
                    pageSize?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            count: number;
                            viewers: number;
                            hidden: number;
                            looked: number;
                            atLeast?: boolean;
                            byType: {
                                cty: string;
                                count: number;
                            }[];
                            users: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                                /** @enum {string} */
                                how: "names" | "child";
                                names: {
                                    id: string;
                                    field: string;
                                    label?: {
                                        en: string;
                                    } & {
                                        [key: string]: string;
                                    };
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                }[];
                                /** @enum {string} */
                                breaks?: "viewers" | "editors";
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readBoot: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            build: string;
                            time: string;
                            issuer: string;
                            realm: string;
                            clientId: string;
                            audience: string;
                            registration: string;
                            bases: {
                                [key: string]: string;
                            };
                            extensions: string[];
                            types?: {
                                type: string;
                                /** @enum {string} */
                                area: "vod" | "live" | "assets" | "syndication" | "store";
                                /** @enum {string} */
                                page?: "cp_mediaoperations" | "mops_service" | "dashboard" | "epg" | "cp_live" | "cp_vll" | "cp_syndication" | "cp_cmsstore" | "cp_datastore" | "cp_appconfig" | "cp_ipconfig" | "cp_adconfig" | "mops_deliverer" | "mops_encoding" | "cp_policymgmt" | "cp_notification" | "mops_assetmgmt" | "mops_accountspath" | "cp_storefront";
                                icon?: string;
                                order?: number;
                                one?: {
                                    en: string;
                                } & {
                                    [key: string]: string;
                                };
                                many?: {
                                    en: string;
                                } & {
                                    [key: string]: string;
                                };
                            }[];
                            operationsUrl?: string | null;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    streamEvents: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                topics?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/event-stream": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readDashboard: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                zone?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            counts: {
                                label: {
                                    en: string;
                                } & {
                                    [key: string]: string;
                                };
                                icon: string;
                                /** @enum {string} */
                                area: "vod" | "live" | "assets" | "syndication" | "store";
                                types: string[];
                                count: number;
                                lists: {
                                    type: string;
                                    st: string;
                                    filter: {
                                        field: string;
                                        term: string;
                                        /** @enum {string} */
                                        operator: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                                    }[];
                                    count: number;
                                    atLeast?: boolean;
                                }[];
                                thisWeek: {
                                    type: string;
                                    st: string;
                                    filter: {
                                        field: string;
                                        term: string;
                                        /** @enum {string} */
                                        operator: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                                    }[];
                                    count: number;
                                    atLeast?: boolean;
                                }[];
                            }[];
                            expiring: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                            }[];
                            expiringSoon: {
                                type: string;
                                st: string;
                                filter: {
                                    field: string;
                                    term: string;
                                    /** @enum {string} */
                                    operator: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                                }[];
                                count: number;
                                atLeast?: boolean;
                            }[];
                            drafts: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                                problems: number;
                            }[];
                            ownDrafts: {
                                type: string;
                                st: string;
                                filter: {
                                    field: string;
                                    term: string;
                                    /** @enum {string} */
                                    operator: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                                }[];
                                count: number;
                                atLeast?: boolean;
                            }[];
                            waiting: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                            }[];
                            toApprove: {
                                type: string;
                                st: string;
                                filter: {
                                    field: string;
                                    term: string;
                                    /** @enum {string} */
                                    operator: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                                }[];
                                count: number;
                                atLeast?: boolean;
                            }[];
                            pending: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                            }[];
                            handedBack: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                                back: {
                                    by: string;
                                    at: string;
                                };
                            }[];
                            approves: boolean;
                            failedJobs: {
                                id: string;
                                /** @enum {string} */
                                kind: "timedPublish" | "timedUnpublish" | "reaggregate" | "restoreOriginal" | "bulkUpdate" | "sortEpisodes" | "importContent" | "exportContent" | "ingestEpg" | "undo" | "deriveMedia" | "convertLiveToVod" | "deliver" | "cutMedia" | "makeClip" | "findBreaks";
                                /** @enum {string} */
                                status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                                count: number;
                                success: number;
                                failure: number;
                                ct: string;
                                code?: number;
                                description?: string;
                                cty: string;
                                doc: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                ia: string[];
                                by: {
                                    uid: string;
                                    name: string;
                                };
                                brief?: {
                                    fields?: string[];
                                    st?: string;
                                    file?: string;
                                    format?: string;
                                };
                                ut: string;
                                retryable: boolean;
                            }[];
                            failedJobCount: number;
                            mine: {
                                id: string;
                                key: string;
                                urn: string;
                                cty: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                sides: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct: string;
                                ut: string;
                                uu: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                prd?: string[];
                                ia?: string[];
                                uun?: string;
                                lock?: {
                                    uid: string;
                                    name: string;
                                    until: string;
                                };
                                changed?: boolean;
                                parts_unavailable?: boolean;
                                did?: {
                                    verb: string;
                                    version?: string;
                                    at: string;
                                };
                            }[];
                            statuses: {
                                type: string;
                                st: string;
                                filter: {
                                    field: string;
                                    term: string;
                                    /** @enum {string} */
                                    operator: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                                }[];
                                count: number;
                                atLeast?: boolean;
                            }[];
                            expiries: {
                                day: string;
                                lists: {
                                    type: string;
                                    st: string;
                                    filter: {
                                        field: string;
                                        term: string;
                                        /** @enum {string} */
                                        operator: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                                    }[];
                                    count: number;
                                    atLeast?: boolean;
                                }[];
                            }[];
                            byProduct: {
                                product: string;
                                lists: {
                                    type: string;
                                    st: string;
                                    filter: {
                                        field: string;
                                        term: string;
                                        /** @enum {string} */
                                        operator: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                                    }[];
                                    count: number;
                                    atLeast?: boolean;
                                }[];
                            }[];
                            failed: ("counts" | "expiring" | "drafts" | "approval" | "handedBack" | "failedJobs" | "mine" | "statuses" | "expiries" | "byProduct")[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readHealth: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status: string;
                            build: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readReadiness: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            database: string;
                            storage: string;
                            identity: string;
                            jobs: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readMetrics: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readOpenApi: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readApiPage: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                q?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "text/plain": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    reportCsp: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": unknown;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readTiming: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            publishAt?: string;
                            unpublishAt?: string;
                            by: {
                                uid: string;
                                name: string;
                            };
                            failed?: {
                                /** @enum {string} */
                                verb: "publish" | "unpublish";
                                due: string;
                                code: number;
                                description: string;
                            };
                            at: string;
                        } | unknown[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    setTiming: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    publishAt?: string;
                    unpublishAt?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            publishAt?: string;
                            unpublishAt?: string;
                            by: {
                                uid: string;
                                name: string;
                            };
                            failed?: {
                                /** @enum {string} */
                                verb: "publish" | "unpublish";
                                due: string;
                                code: number;
                                description: string;
                            };
                            at: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    clearTiming: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listTimings: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
                from?: string;
                to?: string;
                cty?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            publishAt?: string;
                            unpublishAt?: string;
                            by: {
                                uid: string;
                                name: string;
                            };
                            failed?: {
                                /** @enum {string} */
                                verb: "publish" | "unpublish";
                                due: string;
                                code: number;
                                description: string;
                            };
                            id: string;
                            cty: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            ia: string[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAggregate: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                changes?: "true";
            };
            header?: never;
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            sources: {
                                /** @enum {string} */
                                src: "me" | "cp" | "cms" | "sds" | "lds" | "gn";
                                at: string;
                                fields: string[];
                            }[];
                            at?: string;
                            original?: string;
                            changes?: {
                                field: string;
                                before?: unknown;
                                after?: unknown;
                            }[];
                            mn_lic?: string;
                            mn_avl: boolean;
                            tc?: string;
                            job?: {
                                id: string;
                                /** @enum {string} */
                                status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                                ct: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    reaggregateContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    restoreOriginal: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cty: string;
                    id: string;
                    pn?: string;
                    ex_id?: string;
                    l2v?: boolean;
                    l2v_o?: boolean;
                    l2v_ov?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readBulkStatus: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "timedPublish" | "timedUnpublish" | "reaggregate" | "restoreOriginal" | "bulkUpdate" | "sortEpisodes" | "importContent" | "exportContent" | "ingestEpg" | "undo" | "deriveMedia" | "convertLiveToVod" | "deliver" | "cutMedia" | "makeClip" | "findBreaks";
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            count: number;
                            success: number;
                            failure: number;
                            ct: string;
                            code?: number;
                            description?: string;
                            failureKeys: string[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listJobs: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
                kind?: string;
                status?: string;
                item?: string;
                by?: string;
                since?: string;
                scope?: "own" | "product";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "timedPublish" | "timedUnpublish" | "reaggregate" | "restoreOriginal" | "bulkUpdate" | "sortEpisodes" | "importContent" | "exportContent" | "ingestEpg" | "undo" | "deriveMedia" | "convertLiveToVod" | "deliver" | "cutMedia" | "makeClip" | "findBreaks";
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            count: number;
                            success: number;
                            failure: number;
                            ct: string;
                            code?: number;
                            description?: string;
                            cty: string;
                            doc: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            ia: string[];
                            by: {
                                uid: string;
                                name: string;
                            };
                            brief?: {
                                fields?: string[];
                                st?: string;
                                file?: string;
                                format?: string;
                            };
                            ut: string;
                            retryable: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    retryJob: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getJob: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "timedPublish" | "timedUnpublish" | "reaggregate" | "restoreOriginal" | "bulkUpdate" | "sortEpisodes" | "importContent" | "exportContent" | "ingestEpg" | "undo" | "deriveMedia" | "convertLiveToVod" | "deliver" | "cutMedia" | "makeClip" | "findBreaks";
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            count: number;
                            success: number;
                            failure: number;
                            ct: string;
                            code?: number;
                            description?: string;
                            cty: string;
                            doc: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            ia: string[];
                            by: {
                                uid: string;
                                name: string;
                            };
                            brief?: {
                                fields?: string[];
                                st?: string;
                                file?: string;
                                format?: string;
                            };
                            ut: string;
                            retryable: boolean;
                            failureKeys: string[];
                            steps: {
                                /** @enum {string} */
                                step: "asked" | "collected" | "begun" | "written" | "ended" | "cancelled" | "retried" | "undone";
                                at: string;
                                by?: string;
                            }[];
                            what: {
                                [key: string]: unknown;
                            };
                            url?: string;
                            fileName?: string;
                            message?: string;
                            cancellable: boolean;
                            undoable: boolean;
                            undoneBy?: string;
                            undoes?: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listJobItems: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
                outcome?: string;
                left?: "true";
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            nth: number;
                            key: string;
                            cty: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            /** @enum {string} */
                            outcome: "waiting" | "success" | "unchanged" | "failure";
                            left?: {
                                column: string;
                                field: string;
                                description: string;
                                keyword?: string;
                                params?: {
                                    [key: string]: unknown;
                                };
                            }[];
                            code?: number;
                            description?: string;
                            field?: string;
                            keyword?: string;
                            params?: {
                                [key: string]: unknown;
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelJob: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "timedPublish" | "timedUnpublish" | "reaggregate" | "restoreOriginal" | "bulkUpdate" | "sortEpisodes" | "importContent" | "exportContent" | "ingestEpg" | "undo" | "deriveMedia" | "convertLiveToVod" | "deliver" | "cutMedia" | "makeClip" | "findBreaks";
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            count: number;
                            success: number;
                            failure: number;
                            ct: string;
                            code?: number;
                            description?: string;
                            cty: string;
                            doc: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            ia: string[];
                            by: {
                                uid: string;
                                name: string;
                            };
                            brief?: {
                                fields?: string[];
                                st?: string;
                                file?: string;
                                format?: string;
                            };
                            ut: string;
                            retryable: boolean;
                            failureKeys: string[];
                            steps: {
                                /** @enum {string} */
                                step: "asked" | "collected" | "begun" | "written" | "ended" | "cancelled" | "retried" | "undone";
                                at: string;
                                by?: string;
                            }[];
                            what: {
                                [key: string]: unknown;
                            };
                            url?: string;
                            fileName?: string;
                            message?: string;
                            cancellable: boolean;
                            undoable: boolean;
                            undoneBy?: string;
                            undoes?: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    undoJob: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    bulkUpdate: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys?: string[];
                    flt?: {
                        filter: {
                            field: string;
                            term?: string | string[];
                            /** @enum {string} */
                            operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                        }[];
                        /** @enum {string} */
                        match?: "ALL" | "ANY";
                        term?: string;
                        zone?: string;
                        st?: string;
                    };
                    revisions?: {
                        [key: string]: number;
                    };
                    each?: {
                        [key: string]: {
                            [key: string]: unknown;
                        };
                    };
                    set?: {
                        [key: string]: unknown;
                    };
                    unset?: string[];
                    add?: {
                        [key: string]: unknown[];
                    };
                    remove?: {
                        [key: string]: unknown[];
                    };
                    shift?: {
                        [key: string]: {
                            months?: number;
                            days?: number;
                            ms?: number;
                        };
                    };
                    replace?: {
                        field: string;
                        find: string;
                        with: string;
                        matchCase?: boolean;
                        wholeWords?: boolean;
                    }[];
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                    publish?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                            success: boolean;
                            networkError: boolean;
                            apiError: boolean;
                            failureKeys: string[];
                            errorMessage: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    dryRunBulk: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys?: string[];
                    flt?: {
                        filter: {
                            field: string;
                            term?: string | string[];
                            /** @enum {string} */
                            operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                        }[];
                        /** @enum {string} */
                        match?: "ALL" | "ANY";
                        term?: string;
                        zone?: string;
                        st?: string;
                    };
                    revisions?: {
                        [key: string]: number;
                    };
                    each?: {
                        [key: string]: {
                            [key: string]: unknown;
                        };
                    };
                    set?: {
                        [key: string]: unknown;
                    };
                    unset?: string[];
                    add?: {
                        [key: string]: unknown[];
                    };
                    remove?: {
                        [key: string]: unknown[];
                    };
                    shift?: {
                        [key: string]: {
                            months?: number;
                            days?: number;
                            ms?: number;
                        };
                    };
                    replace?: {
                        field: string;
                        find: string;
                        with: string;
                        matchCase?: boolean;
                        wholeWords?: boolean;
                    }[];
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                    publish?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            count: number;
                            looked: number;
                            wouldChange: number;
                            unchanged: number;
                            failures: number;
                            wouldFail: {
                                key: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                code: number;
                                description: string;
                                field?: string;
                                keyword?: string;
                                params?: {
                                    [key: string]: unknown;
                                };
                            }[];
                            examples: {
                                key: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                changes: {
                                    field: string;
                                    before?: unknown;
                                    after?: unknown;
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sortEpisodes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    keys: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    importContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                dryRun?: "true" | "false";
                publish?: "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            count: number;
                            looked: number;
                            create: number;
                            update: number;
                            unchanged: number;
                            failures: number;
                            fail: {
                                row: number;
                                key?: string;
                                column?: string;
                                code: number;
                                description: string;
                                field?: string;
                                keyword?: string;
                                params?: {
                                    [key: string]: unknown;
                                };
                            }[];
                            examples: {
                                row: number;
                                key?: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                changes: {
                                    field: string;
                                    before?: unknown;
                                    after?: unknown;
                                }[];
                            }[];
                            mapping: {
                                [key: string]: string;
                            };
                            unknown?: {
                                column: string;
                                word: string;
                                count: number;
                            }[];
                            left?: {
                                row: number;
                                column: string;
                                field: string;
                                description: string;
                                keyword?: string;
                                params?: {
                                    [key: string]: unknown;
                                };
                            }[];
                            leftCount?: number;
                            dates?: {
                                [key: string]: "iso" | "monthName" | "yearFirst" | "dayFirst" | "monthFirst" | "year" | "epochMs" | "epochS";
                            };
                        } | {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            count: number;
                            looked: number;
                            create: number;
                            update: number;
                            unchanged: number;
                            failures: number;
                            fail: {
                                row: number;
                                key?: string;
                                column?: string;
                                code: number;
                                description: string;
                                field?: string;
                                keyword?: string;
                                params?: {
                                    [key: string]: unknown;
                                };
                            }[];
                            examples: {
                                row: number;
                                key?: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                changes: {
                                    field: string;
                                    before?: unknown;
                                    after?: unknown;
                                }[];
                            }[];
                            mapping: {
                                [key: string]: string;
                            };
                            unknown?: {
                                column: string;
                                word: string;
                                count: number;
                            }[];
                            left?: {
                                row: number;
                                column: string;
                                field: string;
                                description: string;
                                keyword?: string;
                                params?: {
                                    [key: string]: unknown;
                                };
                            }[];
                            leftCount?: number;
                            dates?: {
                                [key: string]: "iso" | "monthName" | "yearFirst" | "dayFirst" | "monthFirst" | "year" | "epochMs" | "epochS";
                            };
                        } | {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportContent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                type: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys?: string[];
                    flt?: {
                        filter: {
                            field: string;
                            term?: string | string[];
                            /** @enum {string} */
                            operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                        }[];
                        /** @enum {string} */
                        match?: "ALL" | "ANY";
                        term?: string;
                        zone?: string;
                        st?: string;
                    };
                    st?: string;
                    fields?: string[];
                    /** @enum {string} */
                    format: "csv" | "json" | "ndjson";
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readExport: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                ticket?: string;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readEpg: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                channel?: string;
                start: string;
                end: string;
                term?: string;
                chty?: string;
                gnr?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            channel: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                ia: string[];
                                cn?: number;
                                chty?: string;
                                cs?: string;
                                tz?: string;
                                gnr?: string[];
                            };
                            airing: {
                                id: string;
                                key: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                a_st_dt: string;
                                a_ed_dt: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                pgm_id?: string;
                                /** @enum {string} */
                                mode?: "manual" | "auto";
                                pins?: string[];
                                gnr?: string[];
                                rat?: {
                                    v: string;
                                    system?: string;
                                }[];
                                ssn_n?: number;
                                eps_n?: number;
                                eps_nm?: string;
                                changed?: boolean;
                                flags?: {
                                    /** @enum {string} */
                                    reason: "ends" | "starts" | "notPublished" | "voiceOff" | "productMissing";
                                    at?: number;
                                    /** @enum {string} */
                                    of: "program" | "title";
                                }[];
                            }[];
                            reach?: {
                                from: number;
                                to: number;
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readEpgMarks: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                start: string;
                end: string;
                term?: string;
                chty?: string;
                gnr?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            channel: string;
                            nth: number;
                            marks: {
                                /** @enum {string} */
                                kind: "gap" | "overlap" | "blank" | "flagged" | "mended";
                                from: number;
                                to: number;
                                airing?: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readOnAir: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            at: number;
                            channels: {
                                channel: {
                                    id: string;
                                    lon: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    ia: string[];
                                    cn?: number;
                                    chty?: string;
                                    cs?: string;
                                    tz?: string;
                                    gnr?: string[];
                                };
                                now?: {
                                    id: string;
                                    from: number;
                                    to: number;
                                    lon: {
                                        lang: string;
                                        n: string;
                                    }[];
                                };
                                next?: {
                                    id: string;
                                    from: number;
                                    to: number;
                                    lon: {
                                        lang: string;
                                        n: string;
                                    }[];
                                };
                                days: ("published" | "draft" | "waiting" | "unfilled")[];
                                starts?: number;
                                today: string;
                            }[];
                            channelCount: number;
                            problems: {
                                key: string;
                                matters: string[];
                                handling?: {
                                    acknowledged?: {
                                        by: {
                                            uid: string;
                                            name: string;
                                        };
                                        at: string;
                                    };
                                    assignee?: {
                                        uid: string;
                                        name: string;
                                    };
                                };
                                /** @enum {string} */
                                kind: "deadAir" | "noGuide" | "overlap" | "rights" | "draft" | "waiting";
                                channel: string;
                                from: number;
                                to?: number;
                                count: number;
                                airing?: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                program?: string;
                                flags?: {
                                    /** @enum {string} */
                                    reason: "ends" | "starts" | "notPublished" | "voiceOff" | "productMissing";
                                    at?: number;
                                    /** @enum {string} */
                                    of: "program" | "title";
                                }[];
                                days?: string[];
                                ingestion?: string;
                            }[];
                            problemCount: number;
                            jobs: {
                                key: string;
                                matters: string[];
                                handling?: {
                                    acknowledged?: {
                                        by: {
                                            uid: string;
                                            name: string;
                                        };
                                        at: string;
                                    };
                                    assignee?: {
                                        uid: string;
                                        name: string;
                                    };
                                };
                                job: {
                                    id: string;
                                    /** @enum {string} */
                                    kind: "timedPublish" | "timedUnpublish" | "reaggregate" | "restoreOriginal" | "bulkUpdate" | "sortEpisodes" | "importContent" | "exportContent" | "ingestEpg" | "undo" | "deriveMedia" | "convertLiveToVod" | "deliver" | "cutMedia" | "makeClip" | "findBreaks";
                                    /** @enum {string} */
                                    status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                                    count: number;
                                    success: number;
                                    failure: number;
                                    ct: string;
                                    code?: number;
                                    description?: string;
                                    cty: string;
                                    doc: string;
                                    lon: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    ia: string[];
                                    by: {
                                        uid: string;
                                        name: string;
                                    };
                                    brief?: {
                                        fields?: string[];
                                        st?: string;
                                        file?: string;
                                        format?: string;
                                    };
                                    ut: string;
                                    retryable: boolean;
                                };
                            }[];
                            jobCount: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countOnAir: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            at: number;
                            trouble: number;
                            dark: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    handleOnAir: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                problem: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    matters?: string[];
                    assignee?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            key: string;
                            handling: {
                                acknowledged?: {
                                    by: {
                                        uid: string;
                                        name: string;
                                    };
                                    at: string;
                                };
                                assignee?: {
                                    uid: string;
                                    name: string;
                                };
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAiringsAhead: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            count: number;
                            atLeast?: boolean;
                            first?: {
                                airing: string;
                                channel: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                from: number;
                            };
                            flagged: number;
                            firstFlagged?: {
                                airing: string;
                                channel: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                from: number;
                            } & {
                                flags: {
                                    /** @enum {string} */
                                    reason: "ends" | "starts" | "notPublished" | "voiceOff" | "productMissing";
                                    at?: number;
                                    /** @enum {string} */
                                    of: "program" | "title";
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    ingestEvent: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    teamId: string;
                    start?: string;
                    station?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readEventIngestion: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            title: string;
                            count: number;
                            success: number;
                            failure: number;
                            message?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resetEventIngestion: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            title: string;
                            count: number;
                            success: number;
                            failure: number;
                            message?: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    closeEventProcess: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            eve_st: "completed";
                            /** @constant */
                            re_pro: false;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    uploadMedia: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                cty: string;
                vrt?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "video/mp4": unknown;
                "audio/mp4": unknown;
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            a_id: string;
                            file_uri: string;
                            /** @description video or audio */
                            ftype: string;
                            /** @description Length in ms. */
                            dur: number;
                            /** @description Frames per second, to three decimals; of video. */
                            fps?: number;
                            /** @description The same as an exact fraction. */
                            rate?: {
                                num: number;
                                den: number;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    registerDevice: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    /** @constant */
                    type: "browser";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            deviceToken: string;
                            until: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    authorizePlayback: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    cty: string;
                    dp: {
                        /** @constant */
                        p: "none";
                        /** @constant */
                        v: "1.0";
                    };
                    deviceToken: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            token: string;
                            until: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    remixPlayback: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    smil: {
                        /** @description A version key or an id. */
                        key: string;
                        start: number;
                        /** @description To the end of the media where it is missing. */
                        end?: number;
                        vrt?: string;
                        fps?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @description The same for the same pieces of the same files. */
                            id: string;
                            /** @description In ms. */
                            duration: number;
                            items: {
                                key: string;
                                start: number;
                                end: number;
                                vrt?: string;
                                /** @description Its start in the whole, in ms. */
                                at: number;
                                /** @description What plays of it, in ms; `early` included. */
                                dur: number;
                                /** @description It begins this many ms before the asked start, at a keyframe. */
                                early: number;
                                /** @description It plays without sound. */
                                silent?: boolean;
                                rate?: {
                                    num: number;
                                    den: number;
                                };
                                /** @description The first frame that is shown, in the title's own count. */
                                frame?: number;
                                /** @description How many frames are shown. */
                                frames?: number;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    startPlayback: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    dp: {
                        /** @constant */
                        p: "none";
                        /** @constant */
                        v: "1.0";
                    };
                    /** @constant */
                    filter: "pipeline=ttml_removal";
                    /** @constant */
                    sType: "dash";
                    smil: {
                        /** @description A version key or an id. */
                        key: string;
                        start: number;
                        /** @description To the end of the media where it is missing. */
                        end?: number;
                        vrt?: string;
                        fps?: number;
                    }[];
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @description The same for the same pieces of the same files. */
                            id: string;
                            /** @description In ms. */
                            duration: number;
                            items: {
                                key: string;
                                start: number;
                                end: number;
                                vrt?: string;
                                /** @description Its start in the whole, in ms. */
                                at: number;
                                /** @description What plays of it, in ms; `early` included. */
                                dur: number;
                                /** @description It begins this many ms before the asked start, at a keyframe. */
                                early: number;
                                /** @description It plays without sound. */
                                silent?: boolean;
                                rate?: {
                                    num: number;
                                    den: number;
                                };
                                /** @description The first frame that is shown, in the title's own count. */
                                frame?: number;
                                /** @description How many frames are shown. */
                                frames?: number;
                            }[];
                            /** @description Address of the manifest, below the API. */
                            url: string;
                            until: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readManifest: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                token: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSegment: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                token: string;
                piece: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description Success */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readKeyframes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                vrt?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: number[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readWaveform: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                vrt?: string;
                level?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @description Stretches a second. */
                            perSecond: number;
                            peaks: number[];
                            level: number;
                            /** @description How many there are; each has a quarter of the stretches of the one before. */
                            levels: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readThumbnails: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                vrt?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readMediaFacts: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            variants: {
                                /** @description The title itself where it is missing. */
                                vrt?: string;
                                video?: {
                                    codec: string;
                                    /** @description In ms. */
                                    dur: number;
                                    /** @description In bytes. */
                                    size: number;
                                    width?: number;
                                    height?: number;
                                    /** @description Frames per second as an exact fraction. */
                                    rate?: {
                                        num: number;
                                        den: number;
                                    };
                                    frames: number;
                                    /** @description How many of the frames a piece can begin at as it is. */
                                    keyframes: number;
                                };
                                audio?: {
                                    codec: string;
                                    /** @description In ms. */
                                    dur: number;
                                    /** @description In bytes. */
                                    size: number;
                                    sampleRate?: number;
                                };
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readMediaTools: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @description Its version; null where the machine has none. */
                            ffmpeg: string | null;
                            /** @description Cuts at any frame; else at keyframes alone. */
                            exact: boolean;
                            /** @description Another service compares texts by what they mean. */
                            meaning: boolean;
                            /** @description What an uploaded file may have at most. */
                            uploadBytes: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readEditLists: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                cty: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            name: string;
                            /** @description What the next save starts from. */
                            rev: number;
                            /** @description Who saved it last. */
                            by: string;
                            ct: string;
                            ut: string;
                            /** @description Segments, dropped ones too. */
                            segs: number;
                            breaks: number;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readEditList: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                cty: string;
            };
            header?: never;
            path: {
                id: string;
                edit: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            name: string;
                            /** @description What the next save starts from. */
                            rev: number;
                            /** @description Who saved it last. */
                            by: string;
                            ct: string;
                            ut: string;
                            edit: {
                                asset: {
                                    cty: string;
                                    id: string;
                                };
                                vrt?: string;
                                /** @description Frames per second as an exact fraction. */
                                rate: {
                                    num: number;
                                    den: number;
                                };
                                /** @description Frames of the title. */
                                length: number;
                                segs: {
                                    id: string;
                                    /** @description First frame. */
                                    in: number;
                                    /** @description The frame behind the last one. */
                                    out: number;
                                    label: string;
                                    /** @description Belongs to the result. */
                                    keep: boolean;
                                }[];
                                breaks: {
                                    id: string;
                                    /** @description Frame of the title. */
                                    at: number;
                                    /** @description In ms. */
                                    dur: number;
                                    /** @enum {string} */
                                    ap: "pre" | "mid" | "post";
                                }[];
                                /** @enum {string} */
                                output: "one" | "many";
                                /** @description Pattern of the names of several clips. */
                                names?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveEditList: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                cty: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
                edit: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    name: string;
                    rev: number;
                    edit: {
                        asset: {
                            cty: string;
                            id: string;
                        };
                        vrt?: string;
                        /** @description Frames per second as an exact fraction. */
                        rate: {
                            num: number;
                            den: number;
                        };
                        /** @description Frames of the title. */
                        length: number;
                        segs: {
                            id: string;
                            /** @description First frame. */
                            in: number;
                            /** @description The frame behind the last one. */
                            out: number;
                            label: string;
                            /** @description Belongs to the result. */
                            keep: boolean;
                        }[];
                        breaks: {
                            id: string;
                            /** @description Frame of the title. */
                            at: number;
                            /** @description In ms. */
                            dur: number;
                            /** @enum {string} */
                            ap: "pre" | "mid" | "post";
                        }[];
                        /** @enum {string} */
                        output: "one" | "many";
                        /** @description Pattern of the names of several clips. */
                        names?: string;
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            name: string;
                            /** @description What the next save starts from. */
                            rev: number;
                            /** @description Who saved it last. */
                            by: string;
                            ct: string;
                            ut: string;
                            edit: {
                                asset: {
                                    cty: string;
                                    id: string;
                                };
                                vrt?: string;
                                /** @description Frames per second as an exact fraction. */
                                rate: {
                                    num: number;
                                    den: number;
                                };
                                /** @description Frames of the title. */
                                length: number;
                                segs: {
                                    id: string;
                                    /** @description First frame. */
                                    in: number;
                                    /** @description The frame behind the last one. */
                                    out: number;
                                    label: string;
                                    /** @description Belongs to the result. */
                                    keep: boolean;
                                }[];
                                breaks: {
                                    id: string;
                                    /** @description Frame of the title. */
                                    at: number;
                                    /** @description In ms. */
                                    dur: number;
                                    /** @enum {string} */
                                    ap: "pre" | "mid" | "post";
                                }[];
                                /** @enum {string} */
                                output: "one" | "many";
                                /** @description Pattern of the names of several clips. */
                                names?: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteEditList: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                cty: string;
                rev: number;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
                edit: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readCaptions: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                lang?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            tracks: {
                                lang: string;
                                /** @description What the next file starts from. */
                                rev: number;
                                count: number;
                                /** @description Who brought them in. */
                                by: string;
                                ut: string;
                            }[];
                            lang?: string;
                            captions: {
                                /** @description In ms of the title. */
                                start: number;
                                /** @description In ms of the title. */
                                end: number;
                                text: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveCaptions: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                cty: string;
                rev: number;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description A WebVTT, SubRip or TTML file. */
                    text: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            track: {
                                lang: string;
                                /** @description What the next file starts from. */
                                rev: number;
                                count: number;
                                /** @description Who brought them in. */
                                by: string;
                                ut: string;
                            };
                            problems: {
                                line: number;
                                reason: "time" | "reversed";
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteCaptions: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                cty: string;
                rev: number;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
                lang: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    requestMp4: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                again?: "true";
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "text/plain": {
                    /** @constant */
                    sType: "download";
                    bandwidth: {
                        /** @description kbit/s at most. */
                        audio?: number;
                        /** @description kbit/s at most. */
                        video?: number;
                    };
                    /** @constant */
                    subtitle: false;
                    /** @enum {string} */
                    quality: "Full HD" | "HD" | "SD";
                    lon: {
                        lang: string;
                        n: string;
                    }[];
                    smil: {
                        /** @description A version key or an id. */
                        key: string;
                        start: number;
                        /** @description To the end of the media where it is missing. */
                        end?: number;
                        vrt?: string;
                        fps?: number;
                        name?: string;
                    }[];
                    /** @description At the very frames, encoded anew; false: as it is, at keyframes. True if missing. */
                    exact?: boolean;
                    /** @enum {string} */
                    output?: "one" | "many";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "processing" | "ready" | "failed";
                            /** @description In hundredths. */
                            progress: number;
                            /** @description Of the first file. */
                            mp4Url?: string;
                            /** @description Why it failed. */
                            message?: string;
                            until?: string;
                            files?: {
                                name: string;
                                url: string;
                                /** @description Bytes. */
                                size: number;
                            }[];
                            /** @description About how many bytes all files have together. */
                            estimate: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readMp4: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "processing" | "ready" | "failed";
                            /** @description In hundredths. */
                            progress: number;
                            /** @description Of the first file. */
                            mp4Url?: string;
                            /** @description Why it failed. */
                            message?: string;
                            until?: string;
                            files?: {
                                name: string;
                                url: string;
                                /** @description Bytes. */
                                size: number;
                            }[];
                            /** @description About how many bytes all files have together. */
                            estimate: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readFile: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                token: string;
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description Success */
            206: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readBreakHints: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                vrt?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @enum {string} */
                            status: "none" | "running" | "ready" | "failed" | "unavailable";
                            /** @description In hundredths. */
                            progress: number;
                            hints: {
                                /** @description In seconds. */
                                at: number;
                                /** @description In seconds; of black and of silence. */
                                until?: number;
                                /** @enum {string} */
                                kind: "black" | "silence" | "scene";
                                strength: number;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    findBreaks: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                vrt?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    makeClip: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The title that it is cut from. */
                    id: string;
                    cty: string;
                    lon: {
                        lang: string;
                        n: string;
                    }[];
                    smil: {
                        /** @description A version key or an id. */
                        key: string;
                        start: number;
                        /** @description To the end of the media where it is missing. */
                        end?: number;
                        vrt?: string;
                        fps?: number;
                    }[];
                    /** @description True if missing. */
                    exact?: boolean;
                    am?: {
                        /** @description In ms of the clip. */
                        at: number;
                        /** @description In ms. */
                        dur: number;
                        /** @enum {string} */
                        ap: "pre" | "mid" | "post";
                    }[];
                    prd?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                            id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    processShort: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description The title that it is cut from. */
                    id: string;
                    cty: string;
                    lon: {
                        lang: string;
                        n: string;
                    }[];
                    smil: {
                        /** @description A version key or an id. */
                        key: string;
                        start: number;
                        /** @description To the end of the media where it is missing. */
                        end?: number;
                        vrt?: string;
                        fps?: number;
                    }[];
                    /** @description True if missing. */
                    exact?: boolean;
                    am?: {
                        /** @description In ms of the clip. */
                        at: number;
                        /** @description In ms. */
                        dur: number;
                        /** @enum {string} */
                        ap: "pre" | "mid" | "post";
                    }[];
                    prd?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                            id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    searchClips: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                query: string;
                embedding_type: "words" | "letters" | "both" | "meaning";
                id?: string;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @description What playback calls the title. */
                            key: string;
                            /** @description In ms. */
                            start: number;
                            /** @description In ms. */
                            end: number;
                            /** @description Up to 1. */
                            score: number;
                            /** @description What the best of it says. */
                            text?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveAiring: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                schema?: number;
                confirm?: string;
                approval?: "true" | "false";
                mode?: "manual" | "auto";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    [key: string]: unknown;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            n: number;
                            cu: string;
                            schema: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            ia_meta?: {
                                [key: string]: {
                                    hash: string;
                                    width: number;
                                    height: number;
                                    size: number;
                                    /** @enum {string} */
                                    ext: "jpg" | "png";
                                    ut: string;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    crop?: {
                                        left: number;
                                        top: number;
                                        width: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    importEpgFile: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                channelId?: string;
                dryRun?: "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            feed: string;
                            channels: number;
                            programmes: number;
                            matched: number;
                            unmatched: number;
                            start?: string;
                            end?: string;
                            notes: {
                                /** @enum {string} */
                                code: "noChannel" | "noStart" | "noTitle" | "badEnd" | "endBeforeStart" | "zeroLength" | "endMissing" | "tooLong" | "zoneMissing";
                                count: number;
                                line: number;
                                lines?: number[];
                            }[];
                            timing: {
                                /** @enum {string} */
                                kind: "gap" | "overlap" | "zeroLength";
                                count: number;
                                channels: number;
                                first: {
                                    channel: string;
                                    start: string;
                                    end: string;
                                    title: string;
                                    after?: string;
                                    line: number;
                                }[];
                            }[];
                        } | {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            feed: string;
                            channels: number;
                            programmes: number;
                            matched: number;
                            unmatched: number;
                            start?: string;
                            end?: string;
                            notes: {
                                /** @enum {string} */
                                code: "noChannel" | "noStart" | "noTitle" | "badEnd" | "endBeforeStart" | "zeroLength" | "endMissing" | "tooLong" | "zoneMissing";
                                count: number;
                                line: number;
                                lines?: number[];
                            }[];
                            timing: {
                                /** @enum {string} */
                                kind: "gap" | "overlap" | "zeroLength";
                                count: number;
                                channels: number;
                                first: {
                                    channel: string;
                                    start: string;
                                    end: string;
                                    title: string;
                                    after?: string;
                                    line: number;
                                }[];
                            }[];
                        } | {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    ingestEpg: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channelId?: string;
                    start?: string;
                    station: string;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listEpgIngestions: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                waiting?: "decision" | "open";
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            title: string;
                            count: number;
                            success: number;
                            failure: number;
                            message?: string;
                            code?: number;
                            /** @enum {string} */
                            keyword?: "notXml" | "notXmltv" | "cutOff" | "internalSubset" | "entity" | "badEncoding" | "tooDeep" | "tooLongText" | "tooLongPart" | "tooLongId" | "badSign" | "tooManyAttributes" | "tooManyProgrammes" | "tooManyChannels" | "badPacking" | "badTable" | "tooLarge";
                            line?: number;
                            column?: number;
                            feed: string;
                            file?: string;
                            station?: string;
                            channelId?: string;
                            start?: string;
                            /** @enum {string} */
                            eve_st: "processing" | "completed" | "cancelled";
                            ct: string;
                            by: string;
                            channels: number;
                            programmes: number;
                            tally: {
                                new: number;
                                changed: number;
                                moved: number;
                                vanished: number;
                                conflict: number;
                                deleted: number;
                            };
                            waiting: number;
                            unmatched: number;
                            shift?: {
                                by: number;
                                count: number;
                                of: number;
                                /** @enum {string} */
                                decision?: "correct" | "keep";
                            };
                            notes: {
                                /** @enum {string} */
                                code: "noChannel" | "noStart" | "noTitle" | "badEnd" | "endBeforeStart" | "zeroLength" | "endMissing" | "tooLong" | "zoneMissing";
                                count: number;
                                line: number;
                                lines?: number[];
                            }[];
                            undoable: boolean;
                            undo?: {
                                /** @enum {string} */
                                status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                                success: number;
                                failure: number;
                            };
                            closed: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readEpgIngestion: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            title: string;
                            count: number;
                            success: number;
                            failure: number;
                            message?: string;
                            code?: number;
                            /** @enum {string} */
                            keyword?: "notXml" | "notXmltv" | "cutOff" | "internalSubset" | "entity" | "badEncoding" | "tooDeep" | "tooLongText" | "tooLongPart" | "tooLongId" | "badSign" | "tooManyAttributes" | "tooManyProgrammes" | "tooManyChannels" | "badPacking" | "badTable" | "tooLarge";
                            line?: number;
                            column?: number;
                            feed: string;
                            file?: string;
                            station?: string;
                            channelId?: string;
                            start?: string;
                            /** @enum {string} */
                            eve_st: "processing" | "completed" | "cancelled";
                            ct: string;
                            by: string;
                            channels: number;
                            programmes: number;
                            tally: {
                                new: number;
                                changed: number;
                                moved: number;
                                vanished: number;
                                conflict: number;
                                deleted: number;
                            };
                            waiting: number;
                            unmatched: number;
                            shift?: {
                                by: number;
                                count: number;
                                of: number;
                                /** @enum {string} */
                                decision?: "correct" | "keep";
                            };
                            notes: {
                                /** @enum {string} */
                                code: "noChannel" | "noStart" | "noTitle" | "badEnd" | "endBeforeStart" | "zeroLength" | "endMissing" | "tooLong" | "zoneMissing";
                                count: number;
                                line: number;
                                lines?: number[];
                            }[];
                            undoable: boolean;
                            undo?: {
                                /** @enum {string} */
                                status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                                success: number;
                                failure: number;
                            };
                            closed: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resetEpgIngestion: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            title: string;
                            count: number;
                            success: number;
                            failure: number;
                            message?: string;
                            code?: number;
                            /** @enum {string} */
                            keyword?: "notXml" | "notXmltv" | "cutOff" | "internalSubset" | "entity" | "badEncoding" | "tooDeep" | "tooLongText" | "tooLongPart" | "tooLongId" | "badSign" | "tooManyAttributes" | "tooManyProgrammes" | "tooManyChannels" | "badPacking" | "badTable" | "tooLarge";
                            line?: number;
                            column?: number;
                            feed: string;
                            file?: string;
                            station?: string;
                            channelId?: string;
                            start?: string;
                            /** @enum {string} */
                            eve_st: "processing" | "completed" | "cancelled";
                            ct: string;
                            by: string;
                            channels: number;
                            programmes: number;
                            tally: {
                                new: number;
                                changed: number;
                                moved: number;
                                vanished: number;
                                conflict: number;
                                deleted: number;
                            };
                            waiting: number;
                            unmatched: number;
                            shift?: {
                                by: number;
                                count: number;
                                of: number;
                                /** @enum {string} */
                                decision?: "correct" | "keep";
                            };
                            notes: {
                                /** @enum {string} */
                                code: "noChannel" | "noStart" | "noTitle" | "badEnd" | "endBeforeStart" | "zeroLength" | "endMissing" | "tooLong" | "zoneMissing";
                                count: number;
                                line: number;
                                lines?: number[];
                            }[];
                            undoable: boolean;
                            undo?: {
                                /** @enum {string} */
                                status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                                success: number;
                                failure: number;
                            };
                            closed: boolean;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    closeEpgProcess: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            eve_st: "completed";
                            /** @constant */
                            re_pro: false;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listEpgMatches: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                state?: "matched" | "waiting" | "leftOut";
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            names: {
                                lang: string;
                                n: string;
                            }[];
                            number?: string;
                            programmes: number;
                            titles: string[];
                            /** @enum {string} */
                            state: "matched" | "waiting" | "leftOut";
                            remembered?: boolean;
                            channel?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                ia: string[];
                                cn?: number;
                                chty?: string;
                                cs?: string;
                                tz?: string;
                                gnr?: string[];
                            };
                            later?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                ia: string[];
                                cn?: number;
                                chty?: string;
                                cs?: string;
                                tz?: string;
                                gnr?: string[];
                            } | null;
                            candidates: {
                                channel: {
                                    id: string;
                                    lon: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    ia: string[];
                                    cn?: number;
                                    chty?: string;
                                    cs?: string;
                                    tz?: string;
                                    gnr?: string[];
                                };
                                score: number;
                                reasons: ("sameId" | "sameName" | "nameAlike" | "sameNumber" | "titlesAgree")[];
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    confirmEpgMatches: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    matches: {
                        id: string;
                        channel: string | null;
                    }[];
                    remember?: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            title: string;
                            count: number;
                            success: number;
                            failure: number;
                            message?: string;
                            code?: number;
                            /** @enum {string} */
                            keyword?: "notXml" | "notXmltv" | "cutOff" | "internalSubset" | "entity" | "badEncoding" | "tooDeep" | "tooLongText" | "tooLongPart" | "tooLongId" | "badSign" | "tooManyAttributes" | "tooManyProgrammes" | "tooManyChannels" | "badPacking" | "badTable" | "tooLarge";
                            line?: number;
                            column?: number;
                            feed: string;
                            file?: string;
                            station?: string;
                            channelId?: string;
                            start?: string;
                            /** @enum {string} */
                            eve_st: "processing" | "completed" | "cancelled";
                            ct: string;
                            by: string;
                            channels: number;
                            programmes: number;
                            tally: {
                                new: number;
                                changed: number;
                                moved: number;
                                vanished: number;
                                conflict: number;
                                deleted: number;
                            };
                            waiting: number;
                            unmatched: number;
                            shift?: {
                                by: number;
                                count: number;
                                of: number;
                                /** @enum {string} */
                                decision?: "correct" | "keep";
                            };
                            notes: {
                                /** @enum {string} */
                                code: "noChannel" | "noStart" | "noTitle" | "badEnd" | "endBeforeStart" | "zeroLength" | "endMissing" | "tooLong" | "zoneMissing";
                                count: number;
                                line: number;
                                lines?: number[];
                            }[];
                            undoable: boolean;
                            undo?: {
                                /** @enum {string} */
                                status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                                success: number;
                                failure: number;
                            };
                            closed: boolean;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listEpgChanges: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                kind?: "new" | "changed" | "moved" | "vanished" | "conflict" | "deleted";
                state?: "waiting" | "accepted" | "applied" | "undone" | "kept" | "failed";
                channel?: string;
                after?: number;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "new" | "changed" | "moved" | "vanished" | "conflict" | "deleted";
                            /** @enum {string} */
                            state: "waiting" | "accepted" | "applied" | "undone" | "kept" | "failed";
                            channel: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            a_st_dt: string;
                            a_ed_dt: string;
                            airing?: string;
                            fields: {
                                /** @enum {string} */
                                field: "a_st_dt" | "a_ed_dt" | "lon" | "lod" | "eps_nm" | "ssn_n" | "eps_n" | "gnr" | "rat";
                                source?: unknown;
                                current?: unknown;
                                pinned: boolean;
                                /** @enum {string} */
                                take: "source" | "current";
                            }[];
                            outrankedBy?: string;
                            code?: number;
                            description?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    decideEpgChanges: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids?: string[];
                    channel?: string;
                    all?: boolean;
                    /** @enum {string} */
                    decision?: "accept" | "keep";
                    fields?: {
                        [key: string]: "source" | "current";
                    };
                    /** @enum {string} */
                    shift?: "correct" | "keep";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            title: string;
                            count: number;
                            success: number;
                            failure: number;
                            message?: string;
                            code?: number;
                            /** @enum {string} */
                            keyword?: "notXml" | "notXmltv" | "cutOff" | "internalSubset" | "entity" | "badEncoding" | "tooDeep" | "tooLongText" | "tooLongPart" | "tooLongId" | "badSign" | "tooManyAttributes" | "tooManyProgrammes" | "tooManyChannels" | "badPacking" | "badTable" | "tooLarge";
                            line?: number;
                            column?: number;
                            feed: string;
                            file?: string;
                            station?: string;
                            channelId?: string;
                            start?: string;
                            /** @enum {string} */
                            eve_st: "processing" | "completed" | "cancelled";
                            ct: string;
                            by: string;
                            channels: number;
                            programmes: number;
                            tally: {
                                new: number;
                                changed: number;
                                moved: number;
                                vanished: number;
                                conflict: number;
                                deleted: number;
                            };
                            waiting: number;
                            unmatched: number;
                            shift?: {
                                by: number;
                                count: number;
                                of: number;
                                /** @enum {string} */
                                decision?: "correct" | "keep";
                            };
                            notes: {
                                /** @enum {string} */
                                code: "noChannel" | "noStart" | "noTitle" | "badEnd" | "endBeforeStart" | "zeroLength" | "endMissing" | "tooLong" | "zoneMissing";
                                count: number;
                                line: number;
                                lines?: number[];
                            }[];
                            undoable: boolean;
                            undo?: {
                                /** @enum {string} */
                                status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                                success: number;
                                failure: number;
                            };
                            closed: boolean;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportEpg: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                channel?: string;
                start: string;
                end: string;
                term?: string;
                chty?: string;
                gnr?: string;
                format?: "xmltv" | "csv";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readProgramUsage: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                start?: string;
                end?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            channel: string;
                            cs?: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            id: string;
                            a_st_dt: string;
                            a_ed_dt: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            flags?: {
                                /** @enum {string} */
                                reason: "ends" | "starts" | "notPublished" | "voiceOff" | "productMissing";
                                at?: number;
                                /** @enum {string} */
                                of: "program" | "title";
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listProgramUsage: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                ids: string;
                start?: string;
                end?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            count: number;
                            next?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    changeChannelNumber: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                type: string;
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @description Digits. */
                    n: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            n: number;
                            cu: string;
                            schema: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            ia_meta?: {
                                [key: string]: {
                                    hash: string;
                                    width: number;
                                    height: number;
                                    size: number;
                                    /** @enum {string} */
                                    ext: "jpg" | "png";
                                    ut: string;
                                    focal?: {
                                        x: number;
                                        y: number;
                                    };
                                    crop?: {
                                        left: number;
                                        top: number;
                                        width: number;
                                    };
                                };
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readRecording: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            channel: string;
                            a_st_dt: string;
                            a_ed_dt: string;
                            recorded: number;
                            whole: number;
                            pieces: {
                                at: number;
                                dur: number;
                                ctkey: string;
                                seg_ty: string;
                                id: string;
                                cty: string;
                                sp: number;
                                keys: number[];
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    convertLiveToVod: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id: string;
                    cty: string;
                    lon: {
                        lang: string;
                        n: string;
                    }[];
                    start?: string;
                    end?: string;
                    sg?: {
                        sp: number;
                        ep: number;
                    }[];
                    prd?: string[];
                    pn?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            202: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            status_id: string;
                            tracking_id: string;
                            id: string;
                            early: number;
                            dur: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    updateLiveToVod: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string;
                    cty: string;
                    lon: {
                        lang: string;
                        n: string;
                    }[];
                    start?: string;
                    end?: string;
                    sg?: {
                        sp: number;
                        ep: number;
                    }[];
                    prd?: string[];
                    pn?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            airing: string;
                            channel: string;
                            ch_lon: {
                                lang: string;
                                n: string;
                            }[];
                            a_st_dt: string;
                            a_ed_dt: string;
                            cty: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            start: string;
                            end: string;
                            sg: {
                                sp: number;
                                ep: number;
                            }[];
                            prd: string[];
                            pn?: string;
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            early: number;
                            dur: number;
                            due?: string;
                            doc?: string;
                            code?: number;
                            description?: string;
                            ct: string;
                            by: string;
                            own: boolean;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    cancelLiveToVod: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            airing: string;
                            channel: string;
                            ch_lon: {
                                lang: string;
                                n: string;
                            }[];
                            a_st_dt: string;
                            a_ed_dt: string;
                            cty: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            start: string;
                            end: string;
                            sg: {
                                sp: number;
                                ep: number;
                            }[];
                            prd: string[];
                            pn?: string;
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            early: number;
                            dur: number;
                            due?: string;
                            doc?: string;
                            code?: number;
                            description?: string;
                            ct: string;
                            by: string;
                            own: boolean;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listLiveToVod: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                airing?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            airing: string;
                            channel: string;
                            ch_lon: {
                                lang: string;
                                n: string;
                            }[];
                            a_st_dt: string;
                            a_ed_dt: string;
                            cty: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            start: string;
                            end: string;
                            sg: {
                                sp: number;
                                ep: number;
                            }[];
                            prd: string[];
                            pn?: string;
                            /** @enum {string} */
                            status: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            early: number;
                            dur: number;
                            due?: string;
                            doc?: string;
                            code?: number;
                            description?: string;
                            ct: string;
                            by: string;
                            own: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readConvertedMetadata: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            l2v: boolean;
                            l2v_o: boolean;
                            l2v_ov: boolean;
                            record: {
                                [key: string]: unknown;
                            } | null;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAiringSource: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            at: string;
                            fields: {
                                [key: string]: unknown;
                            };
                        } | null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readSchedule: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                cs: string;
                st?: string;
                pst?: string;
                dt?: string;
                st_dt?: string;
                ed_dt?: string;
                warning?: "true" | "false";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id?: string;
                            key?: string;
                            cs: string;
                            dt: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            /** @enum {string} */
                            pst?: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            ct?: string;
                            ar: {
                                uId?: string;
                                a_st_dt: string;
                                a_ed_dt: string;
                                dur?: number;
                                pgm?: {
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    lod?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    mn_lic?: string;
                                    mn_avl?: boolean;
                                    sg?: unknown[];
                                };
                                pgm_id?: string;
                                pnd?: boolean;
                                type?: string;
                                off?: number;
                                content_name?: string;
                                content_type?: string;
                                start?: string;
                                end?: string;
                                start_time?: string;
                                end_time?: string;
                                day?: string;
                                durationInMinutes?: number;
                                past?: boolean;
                                draggable?: boolean;
                                split?: boolean;
                                lastWeek?: boolean;
                                nextWeek?: boolean;
                                prevASt?: string;
                                newStart?: string;
                                nextAEd?: string;
                                ct?: string;
                                pst?: string;
                            }[];
                            rev?: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveScheduleDay: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cs: string;
                    dt: string;
                    /** @enum {string} */
                    st?: "draft" | "published" | "deleted";
                    ar?: {
                        uId?: string;
                        a_st_dt: string;
                        a_ed_dt: string;
                        dur?: number;
                        pgm?: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            mn_lic?: string;
                            mn_avl?: boolean;
                            sg?: unknown[];
                        };
                        pgm_id?: string;
                        pnd?: boolean;
                        type?: string;
                        off?: number;
                        content_name?: string;
                        content_type?: string;
                        start?: string;
                        end?: string;
                        start_time?: string;
                        end_time?: string;
                        day?: string;
                        durationInMinutes?: number;
                        past?: boolean;
                        draggable?: boolean;
                        split?: boolean;
                        lastWeek?: boolean;
                        nextWeek?: boolean;
                        prevASt?: string;
                        newStart?: string;
                        nextAEd?: string;
                        ct?: string;
                        pst?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id?: string;
                            key?: string;
                            cs: string;
                            dt: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            /** @enum {string} */
                            pst?: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            ct?: string;
                            ar: {
                                uId?: string;
                                a_st_dt: string;
                                a_ed_dt: string;
                                dur?: number;
                                pgm?: {
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    lod?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    mn_lic?: string;
                                    mn_avl?: boolean;
                                    sg?: unknown[];
                                };
                                pgm_id?: string;
                                pnd?: boolean;
                                type?: string;
                                off?: number;
                                content_name?: string;
                                content_type?: string;
                                start?: string;
                                end?: string;
                                start_time?: string;
                                end_time?: string;
                                day?: string;
                                durationInMinutes?: number;
                                past?: boolean;
                                draggable?: boolean;
                                split?: boolean;
                                lastWeek?: boolean;
                                nextWeek?: boolean;
                                prevASt?: string;
                                newStart?: string;
                                nextAEd?: string;
                                ct?: string;
                                pst?: string;
                            }[];
                            rev?: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveScheduleDays: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    days: {
                        cs: string;
                        dt: string;
                        /** @enum {string} */
                        st?: "draft" | "published" | "deleted";
                        ar?: {
                            uId?: string;
                            a_st_dt: string;
                            a_ed_dt: string;
                            dur?: number;
                            pgm?: {
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                lod?: {
                                    lang: string;
                                    n: string;
                                }[];
                                mn_lic?: string;
                                mn_avl?: boolean;
                                sg?: unknown[];
                            };
                            pgm_id?: string;
                            pnd?: boolean;
                            type?: string;
                            off?: number;
                            content_name?: string;
                            content_type?: string;
                            start?: string;
                            end?: string;
                            start_time?: string;
                            end_time?: string;
                            day?: string;
                            durationInMinutes?: number;
                            past?: boolean;
                            draggable?: boolean;
                            split?: boolean;
                            lastWeek?: boolean;
                            nextWeek?: boolean;
                            prevASt?: string;
                            newStart?: string;
                            nextAEd?: string;
                            ct?: string;
                            pst?: string;
                        }[];
                        rev?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id?: string;
                            key?: string;
                            cs: string;
                            dt: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            /** @enum {string} */
                            pst?: "inactive" | "failed" | "yet-to-start" | "processing" | "active";
                            ct?: string;
                            ar: {
                                uId?: string;
                                a_st_dt: string;
                                a_ed_dt: string;
                                dur?: number;
                                pgm?: {
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    lod?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    mn_lic?: string;
                                    mn_avl?: boolean;
                                    sg?: unknown[];
                                };
                                pgm_id?: string;
                                pnd?: boolean;
                                type?: string;
                                off?: number;
                                content_name?: string;
                                content_type?: string;
                                start?: string;
                                end?: string;
                                start_time?: string;
                                end_time?: string;
                                day?: string;
                                durationInMinutes?: number;
                                past?: boolean;
                                draggable?: boolean;
                                split?: boolean;
                                lastWeek?: boolean;
                                nextWeek?: boolean;
                                prevASt?: string;
                                newStart?: string;
                                nextAEd?: string;
                                ct?: string;
                                pst?: string;
                            }[];
                            rev?: number;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    checkSchedule: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cs: string;
                    days: {
                        cs: string;
                        dt: string;
                        /** @enum {string} */
                        st?: "draft" | "published" | "deleted";
                        ar?: {
                            uId?: string;
                            a_st_dt: string;
                            a_ed_dt: string;
                            dur?: number;
                            pgm?: {
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                lod?: {
                                    lang: string;
                                    n: string;
                                }[];
                                mn_lic?: string;
                                mn_avl?: boolean;
                                sg?: unknown[];
                            };
                            pgm_id?: string;
                            pnd?: boolean;
                            type?: string;
                            off?: number;
                            content_name?: string;
                            content_type?: string;
                            start?: string;
                            end?: string;
                            start_time?: string;
                            end_time?: string;
                            day?: string;
                            durationInMinutes?: number;
                            past?: boolean;
                            draggable?: boolean;
                            split?: boolean;
                            lastWeek?: boolean;
                            nextWeek?: boolean;
                            prevASt?: string;
                            newStart?: string;
                            nextAEd?: string;
                            ct?: string;
                            pst?: string;
                        }[];
                    }[];
                    /** @enum {string} */
                    st?: "draft" | "published";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            dt: string;
                            wrng: {
                                code: string;
                                msg: string;
                            }[];
                            held: boolean;
                            /** @enum {string} */
                            reason?: "overlap" | "processing" | "pastMoved" | "halfAiring" | "unread";
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    checkPin: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cs: string;
                    safe_insertion: {
                        start: string;
                        end: string;
                    };
                    pgm_id?: string;
                    uId?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            uId: string;
                            pgm_id?: string;
                            a_st_dt: string;
                            a_ed_dt: string;
                            /** @enum {string} */
                            reason: "past" | "processing" | "outside" | "pinned" | "overlap";
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readScheduleTitles: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                ids: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            cty: string;
                            /** @enum {string} */
                            kind: "vod" | "ad" | "bumper" | "filler" | "promo" | "ratingcard";
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            ia: string[];
                            dur?: number;
                            sg?: {
                                seg_ty?: string;
                                ctkey?: string;
                                vrt?: string;
                                sp?: number;
                                ep?: number;
                                dur?: number;
                                fps?: number | string;
                                am?: unknown[];
                            }[];
                            gnr?: string[];
                            rat?: {
                                v: string;
                                system?: string;
                            }[];
                            yr?: number;
                            ssn_n?: number;
                            eps_n?: number;
                            parent?: string;
                            loop?: boolean;
                            condition?: string;
                            rights: {
                                id: string;
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                vce?: boolean;
                                prd?: string[];
                                lws?: string;
                                lwe?: string;
                                ed_dt?: string;
                                lwe_prd?: {
                                    prd: string;
                                    value: string;
                                }[];
                                ed_dt_prd?: {
                                    prd: string;
                                    value: string;
                                }[];
                            };
                            parts: {
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                rights: {
                                    id: string;
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    vce?: boolean;
                                    prd?: string[];
                                    lws?: string;
                                    lwe?: string;
                                    ed_dt?: string;
                                    lwe_prd?: {
                                        prd: string;
                                        value: string;
                                    }[];
                                    ed_dt_prd?: {
                                        prd: string;
                                        value: string;
                                    }[];
                                };
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readScheduleLoop: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                cs: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id?: string;
                            key?: string;
                            cs: string;
                            /** @enum {string} */
                            st: "draft" | "published";
                            block: {
                                from: string;
                                to: string;
                            };
                            until: string;
                            broken: {
                                from: string;
                                to: string;
                            }[];
                            from?: string;
                            /** @constant */
                            ended?: true;
                            aired?: {
                                block: {
                                    from: string;
                                    to: string;
                                };
                                from: string;
                                until: string;
                                broken: {
                                    from: string;
                                    to: string;
                                }[];
                            }[];
                            rev?: number;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    loopSchedule: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    keys: string[];
                    end_date_time?: string;
                    cs?: string;
                    /** @enum {string} */
                    st?: "draft" | "published";
                    broken?: {
                        from: string;
                        to: string;
                    }[];
                    rev?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            dt: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readVepg: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                channel: string;
                start: string;
                end: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            channel: {
                                id: string;
                                cs: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                            };
                            airing: {
                                uId: string;
                                /** @enum {string} */
                                type: "vod" | "ad" | "bumper" | "filler" | "promo" | "ratingcard";
                                a_st_dt: string;
                                a_ed_dt: string;
                                dur: number;
                                pgm_id?: string;
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                lod?: {
                                    lang: string;
                                    n: string;
                                }[];
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportVepg: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                channel: string;
                start: string;
                end: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listSchedulePlans: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
                cs?: string;
                kind?: "branch" | "template";
                id?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            name: string;
                            /** @enum {string} */
                            kind: "branch" | "template";
                            cs?: string;
                            from: string;
                            days: number;
                            ar?: {
                                uId?: string;
                                a_st_dt: string;
                                a_ed_dt: string;
                                dur?: number;
                                pgm?: {
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    lod?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    mn_lic?: string;
                                    mn_avl?: boolean;
                                    sg?: unknown[];
                                };
                                pgm_id?: string;
                                pnd?: boolean;
                                type?: string;
                                off?: number;
                                content_name?: string;
                                content_type?: string;
                                start?: string;
                                end?: string;
                                start_time?: string;
                                end_time?: string;
                                day?: string;
                                durationInMinutes?: number;
                                past?: boolean;
                                draggable?: boolean;
                                split?: boolean;
                                lastWeek?: boolean;
                                nextWeek?: boolean;
                                prevASt?: string;
                                newStart?: string;
                                nextAEd?: string;
                                ct?: string;
                                pst?: string;
                            }[];
                            slots?: {
                                at: number;
                                dur: number;
                                /** @enum {string} */
                                kind: "vod" | "ad" | "bumper" | "filler" | "promo" | "ratingcard";
                                breaks: {
                                    after: number;
                                    dur: number;
                                }[];
                                pgm_id?: string;
                                off?: number;
                                pnd?: boolean;
                            }[];
                            count: number;
                            rev: number;
                            ut: string;
                            uun?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveSchedulePlan: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    id?: string;
                    name: string;
                    /** @enum {string} */
                    kind: "branch" | "template";
                    cs?: string;
                    from: string;
                    days: number;
                    ar: {
                        uId?: string;
                        a_st_dt: string;
                        a_ed_dt: string;
                        dur?: number;
                        pgm?: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            mn_lic?: string;
                            mn_avl?: boolean;
                            sg?: unknown[];
                        };
                        pgm_id?: string;
                        pnd?: boolean;
                        type?: string;
                        off?: number;
                        content_name?: string;
                        content_type?: string;
                        start?: string;
                        end?: string;
                        start_time?: string;
                        end_time?: string;
                        day?: string;
                        durationInMinutes?: number;
                        past?: boolean;
                        draggable?: boolean;
                        split?: boolean;
                        lastWeek?: boolean;
                        nextWeek?: boolean;
                        prevASt?: string;
                        newStart?: string;
                        nextAEd?: string;
                        ct?: string;
                        pst?: string;
                    }[];
                    slots?: {
                        at: number;
                        dur: number;
                        /** @enum {string} */
                        kind: "vod" | "ad" | "bumper" | "filler" | "promo" | "ratingcard";
                        breaks: {
                            after: number;
                            dur: number;
                        }[];
                        pgm_id?: string;
                        off?: number;
                        pnd?: boolean;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            name: string;
                            /** @enum {string} */
                            kind: "branch" | "template";
                            cs?: string;
                            from: string;
                            days: number;
                            ar?: {
                                uId?: string;
                                a_st_dt: string;
                                a_ed_dt: string;
                                dur?: number;
                                pgm?: {
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    lod?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    mn_lic?: string;
                                    mn_avl?: boolean;
                                    sg?: unknown[];
                                };
                                pgm_id?: string;
                                pnd?: boolean;
                                type?: string;
                                off?: number;
                                content_name?: string;
                                content_type?: string;
                                start?: string;
                                end?: string;
                                start_time?: string;
                                end_time?: string;
                                day?: string;
                                durationInMinutes?: number;
                                past?: boolean;
                                draggable?: boolean;
                                split?: boolean;
                                lastWeek?: boolean;
                                nextWeek?: boolean;
                                prevASt?: string;
                                newStart?: string;
                                nextAEd?: string;
                                ct?: string;
                                pst?: string;
                            }[];
                            slots?: {
                                at: number;
                                dur: number;
                                /** @enum {string} */
                                kind: "vod" | "ad" | "bumper" | "filler" | "promo" | "ratingcard";
                                breaks: {
                                    after: number;
                                    dur: number;
                                }[];
                                pgm_id?: string;
                                off?: number;
                                pnd?: boolean;
                            }[];
                            count: number;
                            rev: number;
                            ut: string;
                            uun?: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteSchedulePlan: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPlayoutChannels: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            state: "stopped" | "starting" | "running";
                            start?: string;
                            cs: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            by?: string;
                            played?: {
                                from: string;
                                to: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listChannelEvents: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                start?: string;
                end?: string;
                sortOrder?: "asc" | "desc";
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            type: string;
                            at: string;
                            dur: number;
                            pgm_id?: string;
                            seg?: number;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    startPlayoutChannel: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    channel_start_time: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            state: "stopped" | "starting" | "running";
                            start?: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    fillInterstitials: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    cs: string;
                    dt: string;
                    from: string;
                    to: string;
                    kinds?: ("ad" | "promo" | "filler")[];
                    intervals?: (15 | 30 | 60 | 90 | 120)[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            proposal: {
                                uId?: string;
                                a_st_dt: string;
                                a_ed_dt: string;
                                dur?: number;
                                pgm?: {
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    lod?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    mn_lic?: string;
                                    mn_avl?: boolean;
                                    sg?: unknown[];
                                };
                                pgm_id?: string;
                                pnd?: boolean;
                                type?: string;
                                off?: number;
                                content_name?: string;
                                content_type?: string;
                                start?: string;
                                end?: string;
                                start_time?: string;
                                end_time?: string;
                                day?: string;
                                durationInMinutes?: number;
                                past?: boolean;
                                draggable?: boolean;
                                split?: boolean;
                                lastWeek?: boolean;
                                nextWeek?: boolean;
                                prevASt?: string;
                                newStart?: string;
                                nextAEd?: string;
                                ct?: string;
                                pst?: string;
                            }[];
                            remainder: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPages: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                ty?: "storefront" | "collection";
                term?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
                after?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createPage: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lon?: {
                        lang: string;
                        n: string;
                    }[];
                    lod?: {
                        lang: string;
                        n: string;
                    }[];
                    st_dt?: string;
                    ed_dt?: string;
                    appliesif?: string[] | string;
                    ad_tags?: string[];
                    ap?: {
                        n: string;
                        val: string[];
                    }[];
                    seo?: {
                        [key: string]: unknown;
                    };
                    bg_img?: {
                        [key: string]: unknown;
                    };
                    spn?: {
                        [key: string]: unknown;
                    };
                    ex_id?: string;
                    tab_tg?: string;
                    con_tgs?: string[];
                    theme?: {
                        [key: string]: unknown;
                    };
                    tab_bg?: {
                        [key: string]: unknown;
                    };
                    tab_logo?: {
                        [key: string]: unknown;
                    };
                    ad_nf?: boolean;
                    ad_nl?: boolean;
                    /** @enum {string} */
                    ty?: "storefront" | "collection";
                    prd?: string[];
                    t?: {
                        lon?: {
                            lang: string;
                            n: string;
                        }[];
                        lod?: {
                            lang: string;
                            n: string;
                        }[];
                        st_dt?: string;
                        ed_dt?: string;
                        appliesif?: string[] | string;
                        ad_tags?: string[];
                        ap?: {
                            n: string;
                            val: string[];
                        }[];
                        seo?: {
                            [key: string]: unknown;
                        };
                        bg_img?: {
                            [key: string]: unknown;
                        };
                        spn?: {
                            [key: string]: unknown;
                        };
                        ex_id?: string;
                        tab_tg?: string;
                        con_tgs?: string[];
                        theme?: {
                            [key: string]: unknown;
                        };
                        tab_bg?: {
                            [key: string]: unknown;
                        };
                        tab_logo?: {
                            [key: string]: unknown;
                        };
                        ad_nf?: boolean;
                        ad_nl?: boolean;
                        id: string;
                        c?: {
                            id: string;
                        }[];
                    }[];
                    c?: {
                        id: string;
                    }[];
                    id?: string;
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            st_dt?: string;
                            ed_dt?: string;
                            appliesif?: string[] | string;
                            ad_tags?: string[];
                            ap?: {
                                n: string;
                                val: string[];
                            }[];
                            seo?: {
                                [key: string]: unknown;
                            };
                            bg_img?: {
                                [key: string]: unknown;
                            };
                            spn?: {
                                [key: string]: unknown;
                            };
                            ex_id?: string;
                            tab_tg?: string;
                            con_tgs?: string[];
                            theme?: {
                                [key: string]: unknown;
                            };
                            tab_bg?: {
                                [key: string]: unknown;
                            };
                            tab_logo?: {
                                [key: string]: unknown;
                            };
                            ad_nf?: boolean;
                            ad_nl?: boolean;
                            /** @enum {string} */
                            ty: "storefront" | "collection";
                            prd?: string[];
                            t?: {
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                lod?: {
                                    lang: string;
                                    n: string;
                                }[];
                                st_dt?: string;
                                ed_dt?: string;
                                appliesif?: string[] | string;
                                ad_tags?: string[];
                                ap?: {
                                    n: string;
                                    val: string[];
                                }[];
                                seo?: {
                                    [key: string]: unknown;
                                };
                                bg_img?: {
                                    [key: string]: unknown;
                                };
                                spn?: {
                                    [key: string]: unknown;
                                };
                                ex_id?: string;
                                tab_tg?: string;
                                con_tgs?: string[];
                                theme?: {
                                    [key: string]: unknown;
                                };
                                tab_bg?: {
                                    [key: string]: unknown;
                                };
                                tab_logo?: {
                                    [key: string]: unknown;
                                };
                                ad_nf?: boolean;
                                ad_nl?: boolean;
                                id: string;
                                c?: {
                                    id: string;
                                }[];
                            }[];
                            c?: {
                                id: string;
                            }[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listContainers: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                owner?: "reusable" | "standalone";
                term?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
                after?: string;
                before?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createContainer: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lon?: {
                        lang: string;
                        n: string;
                    }[];
                    lod?: {
                        lang: string;
                        n: string;
                    }[];
                    st_dt?: string;
                    ed_dt?: string;
                    appliesif?: string[] | string;
                    ad_tags?: string[];
                    ap?: {
                        n: string;
                        val: string[];
                    }[];
                    seo?: {
                        [key: string]: unknown;
                    };
                    bg_img?: {
                        [key: string]: unknown;
                    };
                    spn?: {
                        [key: string]: unknown;
                    };
                    ex_id?: string;
                    prd?: string[];
                    lo?: string;
                    stl?: string;
                    s?: string;
                    iar?: string;
                    diar?: {
                        [key: string]: unknown;
                    };
                    scroll_style?: string;
                    text_style?: string;
                    logo_overlay?: boolean;
                    tag_overlay?: boolean;
                    click_action?: string;
                    con_tg?: string;
                    con_dcr?: string;
                    vcs?: {
                        [key: string]: unknown;
                    };
                    src?: string;
                    src_ty?: string;
                    owner?: string;
                    edit?: boolean;
                    ad_pos?: string;
                    ad_int?: number;
                    i?: {
                        cu?: string;
                        q?: string;
                        type?: string;
                        priority?: number;
                        count?: number;
                        data?: {
                            id: string;
                            name?: string;
                            type?: string;
                        }[];
                        pin?: number;
                    }[];
                    id?: string;
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            st_dt?: string;
                            ed_dt?: string;
                            appliesif?: string[] | string;
                            ad_tags?: string[];
                            ap?: {
                                n: string;
                                val: string[];
                            }[];
                            seo?: {
                                [key: string]: unknown;
                            };
                            bg_img?: {
                                [key: string]: unknown;
                            };
                            spn?: {
                                [key: string]: unknown;
                            };
                            ex_id?: string;
                            prd?: string[];
                            lo?: string;
                            stl?: string;
                            s?: string;
                            iar?: string;
                            diar?: {
                                [key: string]: unknown;
                            };
                            scroll_style?: string;
                            text_style?: string;
                            logo_overlay?: boolean;
                            tag_overlay?: boolean;
                            click_action?: string;
                            con_tg?: string;
                            con_dcr?: string;
                            vcs?: {
                                [key: string]: unknown;
                            };
                            src?: string;
                            src_ty?: string;
                            owner?: string;
                            edit?: boolean;
                            ad_pos?: string;
                            ad_int?: number;
                            i?: {
                                cu?: string;
                                q?: string;
                                type?: string;
                                priority?: number;
                                count?: number;
                                data?: {
                                    id: string;
                                    name?: string;
                                    type?: string;
                                }[];
                                pin?: number;
                            }[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getPage: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
                info?: "row" | "full";
                policy_evaluate?: "true" | "false";
                viewer?: string;
                at?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            st_dt?: string;
                            ed_dt?: string;
                            appliesif?: string[] | string;
                            ad_tags?: string[];
                            ap?: {
                                n: string;
                                val: string[];
                            }[];
                            seo?: {
                                [key: string]: unknown;
                            };
                            bg_img?: {
                                [key: string]: unknown;
                            };
                            spn?: {
                                [key: string]: unknown;
                            };
                            ex_id?: string;
                            tab_tg?: string;
                            con_tgs?: string[];
                            theme?: {
                                [key: string]: unknown;
                            };
                            tab_bg?: {
                                [key: string]: unknown;
                            };
                            tab_logo?: {
                                [key: string]: unknown;
                            };
                            ad_nf?: boolean;
                            ad_nl?: boolean;
                            /** @enum {string} */
                            ty: "storefront" | "collection";
                            prd?: string[];
                            t?: {
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                lod?: {
                                    lang: string;
                                    n: string;
                                }[];
                                st_dt?: string;
                                ed_dt?: string;
                                appliesif?: string[] | string;
                                ad_tags?: string[];
                                ap?: {
                                    n: string;
                                    val: string[];
                                }[];
                                seo?: {
                                    [key: string]: unknown;
                                };
                                bg_img?: {
                                    [key: string]: unknown;
                                };
                                spn?: {
                                    [key: string]: unknown;
                                };
                                ex_id?: string;
                                tab_tg?: string;
                                con_tgs?: string[];
                                theme?: {
                                    [key: string]: unknown;
                                };
                                tab_bg?: {
                                    [key: string]: unknown;
                                };
                                tab_logo?: {
                                    [key: string]: unknown;
                                };
                                ad_nf?: boolean;
                                ad_nl?: boolean;
                                id: string;
                                c?: {
                                    id: string;
                                }[];
                            }[];
                            c?: {
                                id: string;
                            }[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    savePage: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
                approval?: "true" | "false";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lon?: {
                        lang: string;
                        n: string;
                    }[];
                    lod?: {
                        lang: string;
                        n: string;
                    }[];
                    st_dt?: string;
                    ed_dt?: string;
                    appliesif?: string[] | string;
                    ad_tags?: string[];
                    ap?: {
                        n: string;
                        val: string[];
                    }[];
                    seo?: {
                        [key: string]: unknown;
                    };
                    bg_img?: {
                        [key: string]: unknown;
                    };
                    spn?: {
                        [key: string]: unknown;
                    };
                    ex_id?: string;
                    tab_tg?: string;
                    con_tgs?: string[];
                    theme?: {
                        [key: string]: unknown;
                    };
                    tab_bg?: {
                        [key: string]: unknown;
                    };
                    tab_logo?: {
                        [key: string]: unknown;
                    };
                    ad_nf?: boolean;
                    ad_nl?: boolean;
                    /** @enum {string} */
                    ty?: "storefront" | "collection";
                    prd?: string[];
                    t?: {
                        lon?: {
                            lang: string;
                            n: string;
                        }[];
                        lod?: {
                            lang: string;
                            n: string;
                        }[];
                        st_dt?: string;
                        ed_dt?: string;
                        appliesif?: string[] | string;
                        ad_tags?: string[];
                        ap?: {
                            n: string;
                            val: string[];
                        }[];
                        seo?: {
                            [key: string]: unknown;
                        };
                        bg_img?: {
                            [key: string]: unknown;
                        };
                        spn?: {
                            [key: string]: unknown;
                        };
                        ex_id?: string;
                        tab_tg?: string;
                        con_tgs?: string[];
                        theme?: {
                            [key: string]: unknown;
                        };
                        tab_bg?: {
                            [key: string]: unknown;
                        };
                        tab_logo?: {
                            [key: string]: unknown;
                        };
                        ad_nf?: boolean;
                        ad_nl?: boolean;
                        id: string;
                        c?: {
                            id: string;
                        }[];
                    }[];
                    c?: {
                        id: string;
                    }[];
                    id?: string;
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            st_dt?: string;
                            ed_dt?: string;
                            appliesif?: string[] | string;
                            ad_tags?: string[];
                            ap?: {
                                n: string;
                                val: string[];
                            }[];
                            seo?: {
                                [key: string]: unknown;
                            };
                            bg_img?: {
                                [key: string]: unknown;
                            };
                            spn?: {
                                [key: string]: unknown;
                            };
                            ex_id?: string;
                            tab_tg?: string;
                            con_tgs?: string[];
                            theme?: {
                                [key: string]: unknown;
                            };
                            tab_bg?: {
                                [key: string]: unknown;
                            };
                            tab_logo?: {
                                [key: string]: unknown;
                            };
                            ad_nf?: boolean;
                            ad_nl?: boolean;
                            /** @enum {string} */
                            ty?: "storefront" | "collection";
                            prd?: string[];
                            t?: {
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                lod?: {
                                    lang: string;
                                    n: string;
                                }[];
                                st_dt?: string;
                                ed_dt?: string;
                                appliesif?: string[] | string;
                                ad_tags?: string[];
                                ap?: {
                                    n: string;
                                    val: string[];
                                }[];
                                seo?: {
                                    [key: string]: unknown;
                                };
                                bg_img?: {
                                    [key: string]: unknown;
                                };
                                spn?: {
                                    [key: string]: unknown;
                                };
                                ex_id?: string;
                                tab_tg?: string;
                                con_tgs?: string[];
                                theme?: {
                                    [key: string]: unknown;
                                };
                                tab_bg?: {
                                    [key: string]: unknown;
                                };
                                tab_logo?: {
                                    [key: string]: unknown;
                                };
                                ad_nf?: boolean;
                                ad_nl?: boolean;
                                id: string;
                                c?: {
                                    id: string;
                                }[];
                            }[];
                            c?: {
                                id: string;
                            }[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getContainer: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
                info?: "row" | "full";
                policy_evaluate?: "true" | "false";
                viewer?: string;
                at?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            st_dt?: string;
                            ed_dt?: string;
                            appliesif?: string[] | string;
                            ad_tags?: string[];
                            ap?: {
                                n: string;
                                val: string[];
                            }[];
                            seo?: {
                                [key: string]: unknown;
                            };
                            bg_img?: {
                                [key: string]: unknown;
                            };
                            spn?: {
                                [key: string]: unknown;
                            };
                            ex_id?: string;
                            prd?: string[];
                            lo?: string;
                            stl?: string;
                            s?: string;
                            iar?: string;
                            diar?: {
                                [key: string]: unknown;
                            };
                            scroll_style?: string;
                            text_style?: string;
                            logo_overlay?: boolean;
                            tag_overlay?: boolean;
                            click_action?: string;
                            con_tg?: string;
                            con_dcr?: string;
                            vcs?: {
                                [key: string]: unknown;
                            };
                            src?: string;
                            src_ty?: string;
                            owner?: string;
                            edit?: boolean;
                            ad_pos?: string;
                            ad_int?: number;
                            i?: {
                                cu?: string;
                                q?: string;
                                type?: string;
                                priority?: number;
                                count?: number;
                                data?: {
                                    id: string;
                                    name?: string;
                                    type?: string;
                                }[];
                                pin?: number;
                            }[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveContainer: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
                approval?: "true" | "false";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    lon?: {
                        lang: string;
                        n: string;
                    }[];
                    lod?: {
                        lang: string;
                        n: string;
                    }[];
                    st_dt?: string;
                    ed_dt?: string;
                    appliesif?: string[] | string;
                    ad_tags?: string[];
                    ap?: {
                        n: string;
                        val: string[];
                    }[];
                    seo?: {
                        [key: string]: unknown;
                    };
                    bg_img?: {
                        [key: string]: unknown;
                    };
                    spn?: {
                        [key: string]: unknown;
                    };
                    ex_id?: string;
                    prd?: string[];
                    lo?: string;
                    stl?: string;
                    s?: string;
                    iar?: string;
                    diar?: {
                        [key: string]: unknown;
                    };
                    scroll_style?: string;
                    text_style?: string;
                    logo_overlay?: boolean;
                    tag_overlay?: boolean;
                    click_action?: string;
                    con_tg?: string;
                    con_dcr?: string;
                    vcs?: {
                        [key: string]: unknown;
                    };
                    src?: string;
                    src_ty?: string;
                    owner?: string;
                    edit?: boolean;
                    ad_pos?: string;
                    ad_int?: number;
                    i?: {
                        cu?: string;
                        q?: string;
                        type?: string;
                        priority?: number;
                        count?: number;
                        data?: {
                            id: string;
                            name?: string;
                            type?: string;
                        }[];
                        pin?: number;
                    }[];
                    id?: string;
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            st_dt?: string;
                            ed_dt?: string;
                            appliesif?: string[] | string;
                            ad_tags?: string[];
                            ap?: {
                                n: string;
                                val: string[];
                            }[];
                            seo?: {
                                [key: string]: unknown;
                            };
                            bg_img?: {
                                [key: string]: unknown;
                            };
                            spn?: {
                                [key: string]: unknown;
                            };
                            ex_id?: string;
                            prd?: string[];
                            lo?: string;
                            stl?: string;
                            s?: string;
                            iar?: string;
                            diar?: {
                                [key: string]: unknown;
                            };
                            scroll_style?: string;
                            text_style?: string;
                            logo_overlay?: boolean;
                            tag_overlay?: boolean;
                            click_action?: string;
                            con_tg?: string;
                            con_dcr?: string;
                            vcs?: {
                                [key: string]: unknown;
                            };
                            src?: string;
                            src_ty?: string;
                            owner?: string;
                            edit?: boolean;
                            ad_pos?: string;
                            ad_int?: number;
                            i?: {
                                cu?: string;
                                q?: string;
                                type?: string;
                                priority?: number;
                                count?: number;
                                data?: {
                                    id: string;
                                    name?: string;
                                    type?: string;
                                }[];
                                pin?: number;
                            }[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPageVersions: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            key: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            name: string;
                            n: number;
                            ct: string;
                            cu: string;
                            ut: string;
                            uu: string;
                            uun?: string;
                            parent: string | null;
                            schema: number;
                            live: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listContainerVersions: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            key: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            name: string;
                            n: number;
                            ct: string;
                            cu: string;
                            ut: string;
                            uu: string;
                            uun?: string;
                            parent: string | null;
                            schema: number;
                            live: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPageVersion: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            st_dt?: string;
                            ed_dt?: string;
                            appliesif?: string[] | string;
                            ad_tags?: string[];
                            ap?: {
                                n: string;
                                val: string[];
                            }[];
                            seo?: {
                                [key: string]: unknown;
                            };
                            bg_img?: {
                                [key: string]: unknown;
                            };
                            spn?: {
                                [key: string]: unknown;
                            };
                            ex_id?: string;
                            tab_tg?: string;
                            con_tgs?: string[];
                            theme?: {
                                [key: string]: unknown;
                            };
                            tab_bg?: {
                                [key: string]: unknown;
                            };
                            tab_logo?: {
                                [key: string]: unknown;
                            };
                            ad_nf?: boolean;
                            ad_nl?: boolean;
                            /** @enum {string} */
                            ty: "storefront" | "collection";
                            prd?: string[];
                            t?: {
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                lod?: {
                                    lang: string;
                                    n: string;
                                }[];
                                st_dt?: string;
                                ed_dt?: string;
                                appliesif?: string[] | string;
                                ad_tags?: string[];
                                ap?: {
                                    n: string;
                                    val: string[];
                                }[];
                                seo?: {
                                    [key: string]: unknown;
                                };
                                bg_img?: {
                                    [key: string]: unknown;
                                };
                                spn?: {
                                    [key: string]: unknown;
                                };
                                ex_id?: string;
                                tab_tg?: string;
                                con_tgs?: string[];
                                theme?: {
                                    [key: string]: unknown;
                                };
                                tab_bg?: {
                                    [key: string]: unknown;
                                };
                                tab_logo?: {
                                    [key: string]: unknown;
                                };
                                ad_nf?: boolean;
                                ad_nl?: boolean;
                                id: string;
                                c?: {
                                    id: string;
                                }[];
                            }[];
                            c?: {
                                id: string;
                            }[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readContainerVersion: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                id: string;
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            st_dt?: string;
                            ed_dt?: string;
                            appliesif?: string[] | string;
                            ad_tags?: string[];
                            ap?: {
                                n: string;
                                val: string[];
                            }[];
                            seo?: {
                                [key: string]: unknown;
                            };
                            bg_img?: {
                                [key: string]: unknown;
                            };
                            spn?: {
                                [key: string]: unknown;
                            };
                            ex_id?: string;
                            prd?: string[];
                            lo?: string;
                            stl?: string;
                            s?: string;
                            iar?: string;
                            diar?: {
                                [key: string]: unknown;
                            };
                            scroll_style?: string;
                            text_style?: string;
                            logo_overlay?: boolean;
                            tag_overlay?: boolean;
                            click_action?: string;
                            con_tg?: string;
                            con_dcr?: string;
                            vcs?: {
                                [key: string]: unknown;
                            };
                            src?: string;
                            src_ty?: string;
                            owner?: string;
                            edit?: boolean;
                            ad_pos?: string;
                            ad_int?: number;
                            i?: {
                                cu?: string;
                                q?: string;
                                type?: string;
                                priority?: number;
                                count?: number;
                                data?: {
                                    id: string;
                                    name?: string;
                                    type?: string;
                                }[];
                                pin?: number;
                            }[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lookupPages: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    ty?: "storefront" | "collection";
                    filter?: {
                        field: string;
                        term?: string | string[];
                        /** @enum {string} */
                        operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                    }[];
                    /** @enum {string} */
                    match?: "ALL" | "ANY";
                    term?: string;
                    zone?: string;
                    st?: string;
                    pageNumber?: number;
                    pageSize?: number;
                    sortBy?: string;
                    /** @enum {string} */
                    sortOrder?: "asc" | "desc";
                    after?: string;
                    before?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lookupContainers: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filter?: {
                        field: string;
                        term?: string | string[];
                        /** @enum {string} */
                        operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                    }[];
                    /** @enum {string} */
                    match?: "ALL" | "ANY";
                    term?: string;
                    zone?: string;
                    st?: string;
                    pageNumber?: number;
                    pageSize?: number;
                    sortBy?: string;
                    /** @enum {string} */
                    sortOrder?: "asc" | "desc";
                    after?: string;
                    before?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readStorefrontUsage: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            /** @enum {string} */
                            ty?: "storefront" | "collection";
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            tab?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readContainerUsage: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            /** @enum {string} */
                            ty?: "storefront" | "collection";
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            tab?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    savePageTree: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
                approval?: "true" | "false";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    page: {
                        lon?: {
                            lang: string;
                            n: string;
                        }[];
                        lod?: {
                            lang: string;
                            n: string;
                        }[];
                        st_dt?: string;
                        ed_dt?: string;
                        appliesif?: string[] | string;
                        ad_tags?: string[];
                        ap?: {
                            n: string;
                            val: string[];
                        }[];
                        seo?: {
                            [key: string]: unknown;
                        };
                        bg_img?: {
                            [key: string]: unknown;
                        };
                        spn?: {
                            [key: string]: unknown;
                        };
                        ex_id?: string;
                        tab_tg?: string;
                        con_tgs?: string[];
                        theme?: {
                            [key: string]: unknown;
                        };
                        tab_bg?: {
                            [key: string]: unknown;
                        };
                        tab_logo?: {
                            [key: string]: unknown;
                        };
                        ad_nf?: boolean;
                        ad_nl?: boolean;
                        /** @enum {string} */
                        ty?: "storefront" | "collection";
                        prd?: string[];
                        t?: {
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            lod?: {
                                lang: string;
                                n: string;
                            }[];
                            st_dt?: string;
                            ed_dt?: string;
                            appliesif?: string[] | string;
                            ad_tags?: string[];
                            ap?: {
                                n: string;
                                val: string[];
                            }[];
                            seo?: {
                                [key: string]: unknown;
                            };
                            bg_img?: {
                                [key: string]: unknown;
                            };
                            spn?: {
                                [key: string]: unknown;
                            };
                            ex_id?: string;
                            tab_tg?: string;
                            con_tgs?: string[];
                            theme?: {
                                [key: string]: unknown;
                            };
                            tab_bg?: {
                                [key: string]: unknown;
                            };
                            tab_logo?: {
                                [key: string]: unknown;
                            };
                            ad_nf?: boolean;
                            ad_nl?: boolean;
                            id: string;
                            c?: {
                                id: string;
                            }[];
                        }[];
                        c?: {
                            id: string;
                        }[];
                        id?: string;
                        /** @enum {string} */
                        st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                    };
                    containers: {
                        lon?: {
                            lang: string;
                            n: string;
                        }[];
                        lod?: {
                            lang: string;
                            n: string;
                        }[];
                        st_dt?: string;
                        ed_dt?: string;
                        appliesif?: string[] | string;
                        ad_tags?: string[];
                        ap?: {
                            n: string;
                            val: string[];
                        }[];
                        seo?: {
                            [key: string]: unknown;
                        };
                        bg_img?: {
                            [key: string]: unknown;
                        };
                        spn?: {
                            [key: string]: unknown;
                        };
                        ex_id?: string;
                        prd?: string[];
                        lo?: string;
                        stl?: string;
                        s?: string;
                        iar?: string;
                        diar?: {
                            [key: string]: unknown;
                        };
                        scroll_style?: string;
                        text_style?: string;
                        logo_overlay?: boolean;
                        tag_overlay?: boolean;
                        click_action?: string;
                        con_tg?: string;
                        con_dcr?: string;
                        vcs?: {
                            [key: string]: unknown;
                        };
                        src?: string;
                        src_ty?: string;
                        owner?: string;
                        edit?: boolean;
                        ad_pos?: string;
                        ad_int?: number;
                        i?: {
                            cu?: string;
                            q?: string;
                            type?: string;
                            priority?: number;
                            count?: number;
                            data?: {
                                id: string;
                                name?: string;
                                type?: string;
                            }[];
                            pin?: number;
                        }[];
                        id: string;
                        /** @enum {string} */
                        st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                        rev?: number;
                    }[];
                    removed: {
                        id: string;
                        rev: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            page: {
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                lod?: {
                                    lang: string;
                                    n: string;
                                }[];
                                st_dt?: string;
                                ed_dt?: string;
                                appliesif?: string[] | string;
                                ad_tags?: string[];
                                ap?: {
                                    n: string;
                                    val: string[];
                                }[];
                                seo?: {
                                    [key: string]: unknown;
                                };
                                bg_img?: {
                                    [key: string]: unknown;
                                };
                                spn?: {
                                    [key: string]: unknown;
                                };
                                ex_id?: string;
                                tab_tg?: string;
                                con_tgs?: string[];
                                theme?: {
                                    [key: string]: unknown;
                                };
                                tab_bg?: {
                                    [key: string]: unknown;
                                };
                                tab_logo?: {
                                    [key: string]: unknown;
                                };
                                ad_nf?: boolean;
                                ad_nl?: boolean;
                                /** @enum {string} */
                                ty: "storefront" | "collection";
                                prd?: string[];
                                t?: {
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    lod?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    st_dt?: string;
                                    ed_dt?: string;
                                    appliesif?: string[] | string;
                                    ad_tags?: string[];
                                    ap?: {
                                        n: string;
                                        val: string[];
                                    }[];
                                    seo?: {
                                        [key: string]: unknown;
                                    };
                                    bg_img?: {
                                        [key: string]: unknown;
                                    };
                                    spn?: {
                                        [key: string]: unknown;
                                    };
                                    ex_id?: string;
                                    tab_tg?: string;
                                    con_tgs?: string[];
                                    theme?: {
                                        [key: string]: unknown;
                                    };
                                    tab_bg?: {
                                        [key: string]: unknown;
                                    };
                                    tab_logo?: {
                                        [key: string]: unknown;
                                    };
                                    ad_nf?: boolean;
                                    ad_nl?: boolean;
                                    id: string;
                                    c?: {
                                        id: string;
                                    }[];
                                }[];
                                c?: {
                                    id: string;
                                }[];
                                id: string;
                                key?: string;
                                urn?: string;
                                /** @enum {string} */
                                st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev?: number;
                                sides?: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct?: string;
                                ut?: string;
                                uu?: string;
                                wrng?: {
                                    code: string;
                                    msg: string;
                                }[];
                            };
                            containers: {
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                lod?: {
                                    lang: string;
                                    n: string;
                                }[];
                                st_dt?: string;
                                ed_dt?: string;
                                appliesif?: string[] | string;
                                ad_tags?: string[];
                                ap?: {
                                    n: string;
                                    val: string[];
                                }[];
                                seo?: {
                                    [key: string]: unknown;
                                };
                                bg_img?: {
                                    [key: string]: unknown;
                                };
                                spn?: {
                                    [key: string]: unknown;
                                };
                                ex_id?: string;
                                prd?: string[];
                                lo?: string;
                                stl?: string;
                                s?: string;
                                iar?: string;
                                diar?: {
                                    [key: string]: unknown;
                                };
                                scroll_style?: string;
                                text_style?: string;
                                logo_overlay?: boolean;
                                tag_overlay?: boolean;
                                click_action?: string;
                                con_tg?: string;
                                con_dcr?: string;
                                vcs?: {
                                    [key: string]: unknown;
                                };
                                src?: string;
                                src_ty?: string;
                                owner?: string;
                                edit?: boolean;
                                ad_pos?: string;
                                ad_int?: number;
                                i?: {
                                    cu?: string;
                                    q?: string;
                                    type?: string;
                                    priority?: number;
                                    count?: number;
                                    data?: {
                                        id: string;
                                        name?: string;
                                        type?: string;
                                    }[];
                                    pin?: number;
                                }[];
                                id: string;
                                key?: string;
                                urn?: string;
                                /** @enum {string} */
                                st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev?: number;
                                sides?: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct?: string;
                                ut?: string;
                                uu?: string;
                                wrng?: {
                                    code: string;
                                    msg: string;
                                }[];
                            }[];
                            ids: {
                                [key: string]: string;
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    searchCollections: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                term?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listStorefrontFilterKeys: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                ty?: "storefront" | "collection" | "container";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            attrs: {
                                key: string;
                                values: string[];
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listStorefrontCalendar: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                ty: "storefront" | "collection" | "container";
                from: string;
                to: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            /** @enum {string} */
                            ty?: "storefront" | "collection";
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            st_dt?: string;
                            ed_dt?: string;
                            tab?: string;
                            c?: string[];
                            owner?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    moveStoreDates: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    of: "page" | "container";
                    tab?: string;
                    st_dt?: string | null;
                    ed_dt?: string | null;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            rows: {
                                id: string;
                                urn: string;
                                /** @enum {string} */
                                ty?: "storefront" | "collection";
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                st_dt?: string;
                                ed_dt?: string;
                                tab?: string;
                                c?: string[];
                                owner?: string;
                            }[];
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readRail: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                q?: string;
                ids?: string;
                kind?: string;
                team?: string;
                policy_evaluate?: "true" | "false";
                pins?: string;
                count?: number;
                hidden?: "true" | "false";
                at?: string;
                viewer?: string;
                side?: "published" | "draft";
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                source: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key?: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            badges: ("new" | "leaving" | "live" | "upcoming")[];
                            date?: string;
                            until?: string;
                            channel?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                cs?: string;
                            };
                            title?: {
                                id: string;
                                urn: string;
                                key: string;
                                ia: string[];
                            };
                            pin?: number;
                            /** @enum {string} */
                            hidden?: "notYet" | "expired" | "voiceOff" | "notPublished" | "productMissing" | "policy";
                            sample?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lookupRecommendations: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                id?: string;
                cty?: string;
                count?: number;
                at?: string;
                viewer?: string;
                side?: "published" | "draft";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key?: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            badges: ("new" | "leaving" | "live" | "upcoming")[];
                            date?: string;
                            until?: string;
                            channel?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                cs?: string;
                            };
                            title?: {
                                id: string;
                                urn: string;
                                key: string;
                                ia: string[];
                            };
                            pin?: number;
                            /** @enum {string} */
                            hidden?: "notYet" | "expired" | "voiceOff" | "notPublished" | "productMissing" | "policy";
                            sample?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readFeaturedFeed: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                team?: string;
                at?: string;
                viewer?: string;
                side?: "published" | "draft";
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key?: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            badges: ("new" | "leaving" | "live" | "upcoming")[];
                            date?: string;
                            until?: string;
                            channel?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                cs?: string;
                            };
                            title?: {
                                id: string;
                                urn: string;
                                key: string;
                                ia: string[];
                            };
                            pin?: number;
                            /** @enum {string} */
                            hidden?: "notYet" | "expired" | "voiceOff" | "notPublished" | "productMissing" | "policy";
                            sample?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readUpcomingFeed: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                team?: string;
                at?: string;
                viewer?: string;
                side?: "published" | "draft";
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key?: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            badges: ("new" | "leaving" | "live" | "upcoming")[];
                            date?: string;
                            until?: string;
                            channel?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                cs?: string;
                            };
                            title?: {
                                id: string;
                                urn: string;
                                key: string;
                                ia: string[];
                            };
                            pin?: number;
                            /** @enum {string} */
                            hidden?: "notYet" | "expired" | "voiceOff" | "notPublished" | "productMissing" | "policy";
                            sample?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readCountdownFeed: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                team?: string;
                at?: string;
                viewer?: string;
                side?: "published" | "draft";
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key?: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            badges: ("new" | "leaving" | "live" | "upcoming")[];
                            date?: string;
                            until?: string;
                            channel?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                cs?: string;
                            };
                            title?: {
                                id: string;
                                urn: string;
                                key: string;
                                ia: string[];
                            };
                            pin?: number;
                            /** @enum {string} */
                            hidden?: "notYet" | "expired" | "voiceOff" | "notPublished" | "productMissing" | "policy";
                            sample?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listApplications: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAttributes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                source?: "select" | "application" | "product" | "content" | "user";
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            n: string;
                            /** @enum {string} */
                            type: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                            /** @enum {string} */
                            source: "select" | "application" | "product" | "content" | "user";
                            value: string[];
                            fld?: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            prd: string[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveAttribute: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
                approval?: "true" | "false";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n?: string;
                    /** @enum {string} */
                    type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                    /** @enum {string} */
                    source?: "select" | "application" | "product" | "content" | "user";
                    value?: string | string[];
                    fld?: string;
                    prd?: string[];
                    key?: string;
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            /** @enum {string} */
                            type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                            /** @enum {string} */
                            source?: "select" | "application" | "product" | "content" | "user";
                            value?: string | string[];
                            fld?: string;
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createAttribute: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n?: string;
                    /** @enum {string} */
                    type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                    /** @enum {string} */
                    source?: "select" | "application" | "product" | "content" | "user";
                    value?: string | string[];
                    fld?: string;
                    prd?: string[];
                    key?: string;
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            /** @enum {string} */
                            type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                            /** @enum {string} */
                            source?: "select" | "application" | "product" | "content" | "user";
                            value?: string | string[];
                            fld?: string;
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lookupAttributes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                    filter?: {
                        field: string;
                        term?: string | string[];
                        /** @enum {string} */
                        operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                    }[];
                    /** @enum {string} */
                    match?: "ALL" | "ANY";
                    term?: string;
                    zone?: string;
                    st?: string;
                    pageNumber?: number;
                    pageSize?: number;
                    sortBy?: string;
                    /** @enum {string} */
                    sortOrder?: "asc" | "desc";
                    after?: string;
                    before?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getPolicyAttribute: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            /** @enum {string} */
                            type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                            /** @enum {string} */
                            source?: "select" | "application" | "product" | "content" | "user";
                            value?: string | string[];
                            fld?: string;
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAttributeUses: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            /** @enum {string} */
                            ty?: "storefront" | "collection";
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            tab?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    countAttributes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                source?: "select" | "application" | "product" | "content" | "user";
                st?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            name: string;
                            count: number;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPolicies: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                an?: string;
                pn?: string;
                term?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createPolicy: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind?: "action" | "custom";
                    /** @enum {string} */
                    effect?: "Allow" | "Deny";
                    /** @enum {string} */
                    match?: "all" | "any";
                    act?: string[];
                    rules?: {
                        aty?: string;
                        n?: string;
                        op?: string;
                        val?: string | number | boolean | string[];
                        /** @enum {string} */
                        src?: "select" | "application" | "product" | "content" | "user";
                        off?: boolean;
                    }[];
                    off?: boolean;
                    n?: string;
                    an?: string;
                    pn?: string;
                    pty?: string;
                    t?: string;
                    more?: {
                        /** @enum {string} */
                        kind?: "action" | "custom";
                        /** @enum {string} */
                        effect?: "Allow" | "Deny";
                        /** @enum {string} */
                        match?: "all" | "any";
                        act?: string[];
                        rules?: {
                            aty?: string;
                            n?: string;
                            op?: string;
                            val?: string | number | boolean | string[];
                            /** @enum {string} */
                            src?: "select" | "application" | "product" | "content" | "user";
                            off?: boolean;
                        }[];
                        off?: boolean;
                    }[];
                    cases?: {
                        viewer?: {
                            [key: string]: string | number | boolean | string[];
                        };
                        content?: string;
                        title?: string;
                        at?: string;
                        action?: string;
                        /** @enum {string} */
                        effect: "Allow" | "Deny";
                    }[];
                    prd?: string[];
                    id?: string;
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @enum {string} */
                            kind?: "action" | "custom";
                            /** @enum {string} */
                            effect?: "Allow" | "Deny";
                            /** @enum {string} */
                            match?: "all" | "any";
                            act?: string[];
                            rules?: {
                                aty?: string;
                                n?: string;
                                op?: string;
                                val?: string | number | boolean | string[];
                                /** @enum {string} */
                                src?: "select" | "application" | "product" | "content" | "user";
                                off?: boolean;
                            }[];
                            off?: boolean;
                            n?: string;
                            an?: string;
                            pn?: string;
                            pty?: string;
                            t?: string;
                            more?: {
                                /** @enum {string} */
                                kind?: "action" | "custom";
                                /** @enum {string} */
                                effect?: "Allow" | "Deny";
                                /** @enum {string} */
                                match?: "all" | "any";
                                act?: string[];
                                rules?: {
                                    aty?: string;
                                    n?: string;
                                    op?: string;
                                    val?: string | number | boolean | string[];
                                    /** @enum {string} */
                                    src?: "select" | "application" | "product" | "content" | "user";
                                    off?: boolean;
                                }[];
                                off?: boolean;
                            }[];
                            cases?: {
                                viewer?: {
                                    [key: string]: string | number | boolean | string[];
                                };
                                content?: string;
                                title?: string;
                                at?: string;
                                action?: string;
                                /** @enum {string} */
                                effect: "Allow" | "Deny";
                            }[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lookupPolicies: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filter?: {
                        field: string;
                        term?: string | string[];
                        /** @enum {string} */
                        operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                    }[];
                    /** @enum {string} */
                    match?: "ALL" | "ANY";
                    term?: string;
                    zone?: string;
                    st?: string;
                    pageNumber?: number;
                    pageSize?: number;
                    sortBy?: string;
                    /** @enum {string} */
                    sortOrder?: "asc" | "desc";
                    after?: string;
                    before?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPolicyUses: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            /** @enum {string} */
                            ty?: "storefront" | "collection";
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            tab?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                            };
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getPolicy: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @enum {string} */
                            kind?: "action" | "custom";
                            /** @enum {string} */
                            effect?: "Allow" | "Deny";
                            /** @enum {string} */
                            match?: "all" | "any";
                            act?: string[];
                            rules?: {
                                aty?: string;
                                n?: string;
                                op?: string;
                                val?: string | number | boolean | string[];
                                /** @enum {string} */
                                src?: "select" | "application" | "product" | "content" | "user";
                                off?: boolean;
                            }[];
                            off?: boolean;
                            n?: string;
                            an?: string;
                            pn?: string;
                            pty?: string;
                            t?: string;
                            more?: {
                                /** @enum {string} */
                                kind?: "action" | "custom";
                                /** @enum {string} */
                                effect?: "Allow" | "Deny";
                                /** @enum {string} */
                                match?: "all" | "any";
                                act?: string[];
                                rules?: {
                                    aty?: string;
                                    n?: string;
                                    op?: string;
                                    val?: string | number | boolean | string[];
                                    /** @enum {string} */
                                    src?: "select" | "application" | "product" | "content" | "user";
                                    off?: boolean;
                                }[];
                                off?: boolean;
                            }[];
                            cases?: {
                                viewer?: {
                                    [key: string]: string | number | boolean | string[];
                                };
                                content?: string;
                                title?: string;
                                at?: string;
                                action?: string;
                                /** @enum {string} */
                                effect: "Allow" | "Deny";
                            }[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    savePolicy: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
                approval?: "true" | "false";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    kind?: "action" | "custom";
                    /** @enum {string} */
                    effect?: "Allow" | "Deny";
                    /** @enum {string} */
                    match?: "all" | "any";
                    act?: string[];
                    rules?: {
                        aty?: string;
                        n?: string;
                        op?: string;
                        val?: string | number | boolean | string[];
                        /** @enum {string} */
                        src?: "select" | "application" | "product" | "content" | "user";
                        off?: boolean;
                    }[];
                    off?: boolean;
                    n?: string;
                    an?: string;
                    pn?: string;
                    pty?: string;
                    t?: string;
                    more?: {
                        /** @enum {string} */
                        kind?: "action" | "custom";
                        /** @enum {string} */
                        effect?: "Allow" | "Deny";
                        /** @enum {string} */
                        match?: "all" | "any";
                        act?: string[];
                        rules?: {
                            aty?: string;
                            n?: string;
                            op?: string;
                            val?: string | number | boolean | string[];
                            /** @enum {string} */
                            src?: "select" | "application" | "product" | "content" | "user";
                            off?: boolean;
                        }[];
                        off?: boolean;
                    }[];
                    cases?: {
                        viewer?: {
                            [key: string]: string | number | boolean | string[];
                        };
                        content?: string;
                        title?: string;
                        at?: string;
                        action?: string;
                        /** @enum {string} */
                        effect: "Allow" | "Deny";
                    }[];
                    prd?: string[];
                    id?: string;
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @enum {string} */
                            kind?: "action" | "custom";
                            /** @enum {string} */
                            effect?: "Allow" | "Deny";
                            /** @enum {string} */
                            match?: "all" | "any";
                            act?: string[];
                            rules?: {
                                aty?: string;
                                n?: string;
                                op?: string;
                                val?: string | number | boolean | string[];
                                /** @enum {string} */
                                src?: "select" | "application" | "product" | "content" | "user";
                                off?: boolean;
                            }[];
                            off?: boolean;
                            n?: string;
                            an?: string;
                            pn?: string;
                            pty?: string;
                            t?: string;
                            more?: {
                                /** @enum {string} */
                                kind?: "action" | "custom";
                                /** @enum {string} */
                                effect?: "Allow" | "Deny";
                                /** @enum {string} */
                                match?: "all" | "any";
                                act?: string[];
                                rules?: {
                                    aty?: string;
                                    n?: string;
                                    op?: string;
                                    val?: string | number | boolean | string[];
                                    /** @enum {string} */
                                    src?: "select" | "application" | "product" | "content" | "user";
                                    off?: boolean;
                                }[];
                                off?: boolean;
                            }[];
                            cases?: {
                                viewer?: {
                                    [key: string]: string | number | boolean | string[];
                                };
                                content?: string;
                                title?: string;
                                at?: string;
                                action?: string;
                                /** @enum {string} */
                                effect: "Allow" | "Deny";
                            }[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPolicyVersions: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                key: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            key: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            name: string;
                            n: number;
                            ct: string;
                            cu: string;
                            ut: string;
                            uu: string;
                            uun?: string;
                            parent: string | null;
                            schema: number;
                            live: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    evaluatePolicy: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    policies?: (string | {
                        /** @enum {string} */
                        kind?: "action" | "custom";
                        /** @enum {string} */
                        effect?: "Allow" | "Deny";
                        /** @enum {string} */
                        match?: "all" | "any";
                        act?: string[];
                        rules?: {
                            aty?: string;
                            n?: string;
                            op?: string;
                            val?: string | number | boolean | string[];
                            /** @enum {string} */
                            src?: "select" | "application" | "product" | "content" | "user";
                            off?: boolean;
                        }[];
                        off?: boolean;
                        n?: string;
                        an?: string;
                        pn?: string;
                        pty?: string;
                        t?: string;
                        more?: {
                            /** @enum {string} */
                            kind?: "action" | "custom";
                            /** @enum {string} */
                            effect?: "Allow" | "Deny";
                            /** @enum {string} */
                            match?: "all" | "any";
                            act?: string[];
                            rules?: {
                                aty?: string;
                                n?: string;
                                op?: string;
                                val?: string | number | boolean | string[];
                                /** @enum {string} */
                                src?: "select" | "application" | "product" | "content" | "user";
                                off?: boolean;
                            }[];
                            off?: boolean;
                        }[];
                        cases?: {
                            viewer?: {
                                [key: string]: string | number | boolean | string[];
                            };
                            content?: string;
                            title?: string;
                            at?: string;
                            action?: string;
                            /** @enum {string} */
                            effect: "Allow" | "Deny";
                        }[];
                        prd?: string[];
                        id?: string;
                        /** @enum {string} */
                        st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                    })[];
                    rules?: {
                        /** @enum {string} */
                        kind?: "action" | "custom";
                        /** @enum {string} */
                        effect?: "Allow" | "Deny";
                        /** @enum {string} */
                        match?: "all" | "any";
                        act?: string[];
                        rules?: {
                            aty?: string;
                            n?: string;
                            op?: string;
                            val?: string | number | boolean | string[];
                            /** @enum {string} */
                            src?: "select" | "application" | "product" | "content" | "user";
                            off?: boolean;
                        }[];
                        off?: boolean;
                    }[];
                    viewer?: {
                        [key: string]: unknown;
                    };
                    content?: string | {
                        [key: string]: unknown;
                    };
                    at?: string;
                    action?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @enum {string} */
                            effect: "Allow" | "Deny";
                            rules: {
                                policy: string;
                                rule: number;
                            }[];
                            overridden: {
                                policy: string;
                                rule: number;
                            }[];
                            skipped: {
                                policy: string;
                                rule: number;
                                row?: number;
                                error: string;
                            }[];
                            trace: {
                                policy: string;
                                rule: number;
                                /** @enum {string} */
                                effect: "Allow" | "Deny";
                                outcome: string;
                                rows: {
                                    answer: boolean | string;
                                    held?: unknown;
                                }[];
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPolicyImpact: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    policies?: (string | {
                        /** @enum {string} */
                        kind?: "action" | "custom";
                        /** @enum {string} */
                        effect?: "Allow" | "Deny";
                        /** @enum {string} */
                        match?: "all" | "any";
                        act?: string[];
                        rules?: {
                            aty?: string;
                            n?: string;
                            op?: string;
                            val?: string | number | boolean | string[];
                            /** @enum {string} */
                            src?: "select" | "application" | "product" | "content" | "user";
                            off?: boolean;
                        }[];
                        off?: boolean;
                        n?: string;
                        an?: string;
                        pn?: string;
                        pty?: string;
                        t?: string;
                        more?: {
                            /** @enum {string} */
                            kind?: "action" | "custom";
                            /** @enum {string} */
                            effect?: "Allow" | "Deny";
                            /** @enum {string} */
                            match?: "all" | "any";
                            act?: string[];
                            rules?: {
                                aty?: string;
                                n?: string;
                                op?: string;
                                val?: string | number | boolean | string[];
                                /** @enum {string} */
                                src?: "select" | "application" | "product" | "content" | "user";
                                off?: boolean;
                            }[];
                            off?: boolean;
                        }[];
                        cases?: {
                            viewer?: {
                                [key: string]: string | number | boolean | string[];
                            };
                            content?: string;
                            title?: string;
                            at?: string;
                            action?: string;
                            /** @enum {string} */
                            effect: "Allow" | "Deny";
                        }[];
                        prd?: string[];
                        id?: string;
                        /** @enum {string} */
                        st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                    })[];
                    rules?: {
                        /** @enum {string} */
                        kind?: "action" | "custom";
                        /** @enum {string} */
                        effect?: "Allow" | "Deny";
                        /** @enum {string} */
                        match?: "all" | "any";
                        act?: string[];
                        rules?: {
                            aty?: string;
                            n?: string;
                            op?: string;
                            val?: string | number | boolean | string[];
                            /** @enum {string} */
                            src?: "select" | "application" | "product" | "content" | "user";
                            off?: boolean;
                        }[];
                        off?: boolean;
                    }[];
                    viewer?: {
                        [key: string]: unknown;
                    };
                    content?: string | {
                        [key: string]: unknown;
                    };
                    at?: string;
                    action?: string;
                    key?: string;
                    offset?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            tried: number;
                            changed: number;
                            hidden: number;
                            examples: {
                                id: string;
                                urn: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                /** @enum {string} */
                                effect: "Allow" | "Deny";
                            }[];
                            sees: {
                                tabs: {
                                    passed: number;
                                    of: number;
                                };
                                containers: {
                                    passed: number;
                                    of: number;
                                };
                                titles: {
                                    passed: number;
                                    of: number;
                                };
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    tryPolicyCases: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    policy: {
                        /** @enum {string} */
                        kind?: "action" | "custom";
                        /** @enum {string} */
                        effect?: "Allow" | "Deny";
                        /** @enum {string} */
                        match?: "all" | "any";
                        act?: string[];
                        rules?: {
                            aty?: string;
                            n?: string;
                            op?: string;
                            val?: string | number | boolean | string[];
                            /** @enum {string} */
                            src?: "select" | "application" | "product" | "content" | "user";
                            off?: boolean;
                        }[];
                        off?: boolean;
                        n?: string;
                        an?: string;
                        pn?: string;
                        pty?: string;
                        t?: string;
                        more?: {
                            /** @enum {string} */
                            kind?: "action" | "custom";
                            /** @enum {string} */
                            effect?: "Allow" | "Deny";
                            /** @enum {string} */
                            match?: "all" | "any";
                            act?: string[];
                            rules?: {
                                aty?: string;
                                n?: string;
                                op?: string;
                                val?: string | number | boolean | string[];
                                /** @enum {string} */
                                src?: "select" | "application" | "product" | "content" | "user";
                                off?: boolean;
                            }[];
                            off?: boolean;
                        }[];
                        cases?: {
                            viewer?: {
                                [key: string]: string | number | boolean | string[];
                            };
                            content?: string;
                            title?: string;
                            at?: string;
                            action?: string;
                            /** @enum {string} */
                            effect: "Allow" | "Deny";
                        }[];
                        prd?: string[];
                        id?: string;
                        /** @enum {string} */
                        st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            passes: boolean;
                            /** @enum {string} */
                            effect: "Allow" | "Deny";
                            rules: {
                                policy: string;
                                rule: number;
                            }[];
                            skipped: {
                                policy: string;
                                rule: number;
                                row?: number;
                                error: string;
                            }[];
                            /** @enum {string} */
                            error?: "noTitle" | "noMoment";
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listApps: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                app?: string;
                offset?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAppAttributes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                app?: string;
                offset?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            n: string;
                            /** @enum {string} */
                            type: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                            /** @enum {string} */
                            source: "select" | "application" | "product" | "content" | "user";
                            value: string[];
                            fld?: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            prd: string[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAppDataMappings: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                app?: string;
                offset?: number;
                limit?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n: string;
                            /** @enum {string} */
                            type: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                            field: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAdTags: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    filterAdTags: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filter?: {
                        field: string;
                        term?: string | string[];
                        /** @enum {string} */
                        operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                    }[];
                    /** @enum {string} */
                    match?: "ALL" | "ANY";
                    term?: string;
                    zone?: string;
                    st?: string;
                    pageNumber?: number;
                    pageSize?: number;
                    sortBy?: string;
                    /** @enum {string} */
                    sortOrder?: "asc" | "desc";
                    after?: string;
                    before?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getAdTag: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            /** @enum {string} */
                            ty?: "vast" | "vmap";
                            url?: string;
                            ap?: ("pre" | "mid" | "post")[];
                            attrs?: {
                                n: string;
                                val?: string;
                            }[];
                            ad_settings?: {
                                prd: string;
                                ad_st?: string;
                                ad_ed?: string;
                                ad_rl?: string[];
                                ad_rl_en?: boolean;
                                ad_ct?: string;
                                ad_pn?: string;
                                ad_pn_url?: string;
                            }[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAdTagVersions: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            key: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            name: string;
                            n: number;
                            ct: string;
                            cu: string;
                            ut: string;
                            uu: string;
                            uun?: string;
                            parent: string | null;
                            schema: number;
                            live: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAdTagUses: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            ty?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createAdTag: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n?: string;
                    /** @enum {string} */
                    ty?: "vast" | "vmap";
                    url?: string;
                    ap?: ("pre" | "mid" | "post")[];
                    attrs?: {
                        n: string;
                        val?: string;
                    }[];
                    ad_settings?: {
                        prd: string;
                        ad_st?: string;
                        ad_ed?: string;
                        ad_rl?: string[];
                        ad_rl_en?: boolean;
                        ad_ct?: string;
                        ad_pn?: string;
                        ad_pn_url?: string;
                    }[];
                    prd?: string[];
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            /** @enum {string} */
                            ty?: "vast" | "vmap";
                            url?: string;
                            ap?: ("pre" | "mid" | "post")[];
                            attrs?: {
                                n: string;
                                val?: string;
                            }[];
                            ad_settings?: {
                                prd: string;
                                ad_st?: string;
                                ad_ed?: string;
                                ad_rl?: string[];
                                ad_rl_en?: boolean;
                                ad_ct?: string;
                                ad_pn?: string;
                                ad_pn_url?: string;
                            }[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveAdTag: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
                approval?: "true" | "false";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n?: string;
                    /** @enum {string} */
                    ty?: "vast" | "vmap";
                    url?: string;
                    ap?: ("pre" | "mid" | "post")[];
                    attrs?: {
                        n: string;
                        val?: string;
                    }[];
                    ad_settings?: {
                        prd: string;
                        ad_st?: string;
                        ad_ed?: string;
                        ad_rl?: string[];
                        ad_rl_en?: boolean;
                        ad_ct?: string;
                        ad_pn?: string;
                        ad_pn_url?: string;
                    }[];
                    prd?: string[];
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            /** @enum {string} */
                            ty?: "vast" | "vmap";
                            url?: string;
                            ap?: ("pre" | "mid" | "post")[];
                            attrs?: {
                                n: string;
                                val?: string;
                            }[];
                            ad_settings?: {
                                prd: string;
                                ad_st?: string;
                                ad_ed?: string;
                                ad_rl?: string[];
                                ad_rl_en?: boolean;
                                ad_ct?: string;
                                ad_pn?: string;
                                ad_pn_url?: string;
                            }[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteAdTag: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    tryAdTag: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    url: string;
                    attrs?: {
                        n: string;
                        val?: string;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            url: string;
                            ms: number;
                            /** @enum {string} */
                            problem?: "unreachable" | "private" | "timeout" | "status" | "tooLarge" | "noXml" | "noVast";
                            status?: number;
                            bytes?: number;
                            format?: string;
                            version?: string;
                            ads: {
                                id: string;
                                title: string;
                                /** @enum {string} */
                                kind: "inline" | "wrapper";
                                dur?: number;
                                media: number;
                            }[];
                            errors: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readAdSchema: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                name: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            [key: string]: unknown;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAdAttributes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    lookupAdAttributes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                term?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    filterAdAttributes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filter?: {
                        field: string;
                        term?: string | string[];
                        /** @enum {string} */
                        operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                    }[];
                    /** @enum {string} */
                    match?: "ALL" | "ANY";
                    term?: string;
                    zone?: string;
                    st?: string;
                    pageNumber?: number;
                    pageSize?: number;
                    sortBy?: string;
                    /** @enum {string} */
                    sortOrder?: "asc" | "desc";
                    after?: string;
                    before?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getAdAttribute: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            /** @enum {string} */
                            type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                            /** @enum {string} */
                            source?: "select" | "application" | "product" | "content" | "user";
                            value?: string[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listAdAttributeUses: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            ty?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createAdAttribute: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n?: string;
                    /** @enum {string} */
                    type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                    /** @enum {string} */
                    source?: "select" | "application" | "product" | "content" | "user";
                    value?: string[];
                    prd?: string[];
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            /** @enum {string} */
                            type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                            /** @enum {string} */
                            source?: "select" | "application" | "product" | "content" | "user";
                            value?: string[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveAdAttribute: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
                approval?: "true" | "false";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n?: string;
                    /** @enum {string} */
                    type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                    /** @enum {string} */
                    source?: "select" | "application" | "product" | "content" | "user";
                    value?: string[];
                    prd?: string[];
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            /** @enum {string} */
                            type?: "StringArray" | "String" | "Number" | "Boolean" | "DateTime";
                            /** @enum {string} */
                            source?: "select" | "application" | "product" | "content" | "user";
                            value?: string[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteAdAttribute: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listLoadPolicies: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            tz?: string;
                            rules?: {
                                from?: number;
                                to?: number;
                                prd?: string[];
                                cty?: string[];
                                ads?: number;
                                breaks?: number;
                                longest?: number;
                                apart?: number;
                            }[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    filterLoadPolicies: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    filter?: {
                        field: string;
                        term?: string | string[];
                        /** @enum {string} */
                        operator?: "equals" | "not equals" | "contains" | "starts with" | "ends with" | "one of" | "none of" | "greater than" | "less than" | "before" | "after" | "is empty" | "is not empty" | "within";
                    }[];
                    /** @enum {string} */
                    match?: "ALL" | "ANY";
                    term?: string;
                    zone?: string;
                    st?: string;
                    pageNumber?: number;
                    pageSize?: number;
                    sortBy?: string;
                    /** @enum {string} */
                    sortOrder?: "asc" | "desc";
                    after?: string;
                    before?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getLoadPolicy: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            tz?: string;
                            rules?: {
                                from?: number;
                                to?: number;
                                prd?: string[];
                                cty?: string[];
                                ads?: number;
                                breaks?: number;
                                longest?: number;
                                apart?: number;
                            }[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listLoadPolicyUses: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            urn: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            ty?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createLoadPolicy: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n?: string;
                    tz?: string;
                    rules?: {
                        from?: number;
                        to?: number;
                        prd?: string[];
                        cty?: string[];
                        ads?: number;
                        breaks?: number;
                        longest?: number;
                        apart?: number;
                    }[];
                    prd?: string[];
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            tz?: string;
                            rules?: {
                                from?: number;
                                to?: number;
                                prd?: string[];
                                cty?: string[];
                                ads?: number;
                                breaks?: number;
                                longest?: number;
                                apart?: number;
                            }[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveLoadPolicy: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
                approval?: "true" | "false";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n?: string;
                    tz?: string;
                    rules?: {
                        from?: number;
                        to?: number;
                        prd?: string[];
                        cty?: string[];
                        ads?: number;
                        breaks?: number;
                        longest?: number;
                        apart?: number;
                    }[];
                    prd?: string[];
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            tz?: string;
                            rules?: {
                                from?: number;
                                to?: number;
                                prd?: string[];
                                cty?: string[];
                                ads?: number;
                                breaks?: number;
                                longest?: number;
                                apart?: number;
                            }[];
                            prd?: string[];
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteLoadPolicy: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listGeoLocations: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                term?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            ip: string;
                            country: string;
                            region?: string;
                            zip?: string;
                            note?: string;
                            ut: string;
                            uun?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createGeoLocation: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ip: string;
                    country: string;
                    region?: string;
                    zip?: string;
                    note?: string;
                    absorb?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            ip: string;
                            country: string;
                            region?: string;
                            zip?: string;
                            note?: string;
                            ut: string;
                            uun?: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getGeoLocation: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path: {
                ip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            ip: string;
                            country: string;
                            region?: string;
                            zip?: string;
                            note?: string;
                            ut: string;
                            uun?: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveGeoLocation: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                ip: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ip: string;
                    country: string;
                    region?: string;
                    zip?: string;
                    note?: string;
                    absorb?: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            ip: string;
                            country: string;
                            region?: string;
                            zip?: string;
                            note?: string;
                            ut: string;
                            uun?: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteGeoLocation: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                ip: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    checkGeoLocation: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                ip: string;
                except?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            ip: string;
                            first: string;
                            last: string;
                            size: string;
                            wide: boolean;
                            overlaps: {
                                ip: string;
                                country: string;
                                region?: string;
                                zip?: string;
                                note?: string;
                                ut: string;
                                uun?: string;
                                /** @enum {string} */
                                relation: "same" | "within" | "around" | "crosses";
                            }[];
                            overlapping: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    testGeoAddress: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                address: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            address: string;
                            ranges: {
                                ip: string;
                                country: string;
                                region?: string;
                                zip?: string;
                                note?: string;
                                ut: string;
                                uun?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    importGeoLocations: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                dryRun?: "true" | "false";
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "multipart/form-data": {
                    file?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            created: number;
                            updated: number;
                            unchanged: number;
                            nested: number;
                            wide: number;
                            failed: number;
                            problems: {
                                line: number;
                                field: string;
                                problem: string;
                                value: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    exportGeoLocations: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "image/*": unknown;
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listConfigs: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                app?: string;
                type?: string;
                term?: string;
                st?: string;
                pageNumber?: number;
                pageSize?: number;
                sortBy?: string;
                sortOrder?: "asc" | "desc";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            sides: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct: string;
                            ut: string;
                            uu: string;
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            uun?: string;
                            lock?: {
                                uid: string;
                                name: string;
                                until: string;
                            };
                            changed?: boolean;
                            parts_unavailable?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    getConfig: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                st?: string;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            app?: string;
                            type?: string;
                            attrs?: unknown;
                            attrs_schema?: {
                                [key: string]: unknown;
                            };
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listConfigVersions: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            key: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            name: string;
                            n: number;
                            ct: string;
                            cu: string;
                            ut: string;
                            uu: string;
                            uun?: string;
                            parent: string | null;
                            schema: number;
                            live: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    createConfig: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n?: string;
                    app?: string;
                    type?: string;
                    attrs?: unknown;
                    attrs_schema?: {
                        [key: string]: unknown;
                    };
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            app?: string;
                            type?: string;
                            attrs?: unknown;
                            attrs_schema?: {
                                [key: string]: unknown;
                            };
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveConfig: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
                approval?: "true" | "false";
            };
            header: {
                "idempotency-key"?: string;
                "if-match": string;
                "x-tab-id"?: string;
                "x-lock-number"?: number;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n?: string;
                    app?: string;
                    type?: string;
                    attrs?: unknown;
                    attrs_schema?: {
                        [key: string]: unknown;
                    };
                    /** @enum {string} */
                    st?: "draft" | "pending" | "published" | "unpublished" | "archived" | "deleted" | "purged";
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            n?: string;
                            app?: string;
                            type?: string;
                            attrs?: unknown;
                            attrs_schema?: {
                                [key: string]: unknown;
                            };
                            id: string;
                            key?: string;
                            urn?: string;
                            /** @enum {string} */
                            st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev?: number;
                            sides?: {
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                key: string;
                                n: number;
                            }[];
                            ct?: string;
                            ut?: string;
                            uu?: string;
                            wrng?: {
                                code: string;
                                msg: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readPublishPlan: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    ids: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            nodes: {
                                id: string;
                                urn: string;
                                cty: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                /** @enum {string} */
                                st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev: number;
                                needs: string[];
                                isPublished: boolean;
                                hasDraft: boolean;
                                blocks: string[];
                                warns: string[];
                            }[];
                            order: string[];
                            cycles: string[][];
                            blocked: {
                                id: string;
                                reason: string;
                                neededBy: string[];
                            }[];
                            warned: {
                                id: string;
                                reason: string;
                            }[];
                            unread: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    publishTogether: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                confirm?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    documents: {
                        id: string;
                        rev: number;
                        lock?: number;
                    }[];
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            published: {
                                id: string;
                                urn: string;
                                rev: number;
                                key: string;
                            }[];
                            missing: {
                                id: string;
                                reason: string;
                                neededBy: string[];
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listPublicationCalendar: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                kind: "licence" | "release" | "page" | "container" | "day";
                from: string;
                to: string;
                cty?: string;
                st?: "published" | "draft";
                term?: string;
                mine?: "true";
                conflicts?: "true";
                pageNumber?: number;
                pageSize?: number;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @enum {string} */
                            kind: "licence" | "release" | "page" | "container" | "day";
                            id: string;
                            urn: string;
                            cty?: string;
                            tab?: string;
                            lon: {
                                lang: string;
                                n: string;
                            }[];
                            ia?: string[];
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            rev: number;
                            start?: string;
                            end?: string;
                            by?: string;
                            facts: {
                                licence?: {
                                    start?: string;
                                    end?: string;
                                };
                                timing?: {
                                    start?: string;
                                    end?: string;
                                    failed?: boolean;
                                };
                                live: boolean;
                                shown?: {
                                    id: string;
                                    lon: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    end?: string;
                                }[];
                                titleEnds?: string[];
                            };
                            cs?: string;
                            days?: {
                                dt: string;
                                /** @enum {string} */
                                st: "draft" | "published";
                                gaps: number;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listReviewLinks: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                urn: string;
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            allowsGuests: boolean;
                            links: {
                                id: string;
                                guests: boolean;
                                notes: boolean;
                                viewer?: {
                                    [key: string]: string[];
                                };
                                by: string;
                                ct: string;
                                until: string;
                                revoked?: string;
                                opens: number;
                                opened?: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    makeReviewLink: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    urn: string;
                    id: string;
                    days: number;
                    guests: boolean;
                    notes: boolean;
                    viewer?: {
                        [key: string]: string[];
                    };
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            link: {
                                id: string;
                                guests: boolean;
                                notes: boolean;
                                viewer?: {
                                    [key: string]: string[];
                                };
                                by: string;
                                ct: string;
                                until: string;
                                revoked?: string;
                                opens: number;
                                opened?: string;
                            };
                            token: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    revokeReviewLink: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                urn: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            guests: boolean;
                            notes: boolean;
                            viewer?: {
                                [key: string]: string[];
                            };
                            by: string;
                            ct: string;
                            until: string;
                            revoked?: string;
                            opens: number;
                            opened?: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listNotes: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                urn: string;
                id: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            text: string;
                            by: string;
                            isGuest: boolean;
                            isOwn: boolean;
                            ct: string;
                            place: {
                                /** @enum {string} */
                                kind: "document" | "field" | "container" | "airing" | "timecode";
                                at?: string;
                            };
                            resolved?: {
                                at: string;
                                by: string;
                                /** @enum {string} */
                                how: "publish" | "person";
                            };
                            replies: {
                                id: string;
                                text: string;
                                by: string;
                                isGuest: boolean;
                                isOwn: boolean;
                                ct: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    addNote: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    urn: string;
                    id: string;
                    text: string;
                    place?: {
                        /** @enum {string} */
                        kind: "document" | "field" | "container" | "airing" | "timecode";
                        at?: string;
                    };
                    parent?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            text: string;
                            by: string;
                            isGuest: boolean;
                            isOwn: boolean;
                            ct: string;
                            place: {
                                /** @enum {string} */
                                kind: "document" | "field" | "container" | "airing" | "timecode";
                                at?: string;
                            };
                            resolved?: {
                                at: string;
                                by: string;
                                /** @enum {string} */
                                how: "publish" | "person";
                            };
                            replies: {
                                id: string;
                                text: string;
                                by: string;
                                isGuest: boolean;
                                isOwn: boolean;
                                ct: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    resolveNote: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    urn: string;
                    resolved: boolean;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            text: string;
                            by: string;
                            isGuest: boolean;
                            isOwn: boolean;
                            ct: string;
                            place: {
                                /** @enum {string} */
                                kind: "document" | "field" | "container" | "airing" | "timecode";
                                at?: string;
                            };
                            resolved?: {
                                at: string;
                                by: string;
                                /** @enum {string} */
                                how: "publish" | "person";
                            };
                            replies: {
                                id: string;
                                text: string;
                                by: string;
                                isGuest: boolean;
                                isOwn: boolean;
                                ct: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    deleteNote: {
        parameters: {
            query: {
                prd?: string;
                client?: string;
                urn: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    openReview: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            until: string;
                            mayNote: boolean;
                            isGuest: boolean;
                            product: string;
                            ticket: {
                                ticket: string;
                                until: string;
                            };
                            page?: {
                                lon?: {
                                    lang: string;
                                    n: string;
                                }[];
                                lod?: {
                                    lang: string;
                                    n: string;
                                }[];
                                st_dt?: string;
                                ed_dt?: string;
                                appliesif?: string[] | string;
                                ad_tags?: string[];
                                ap?: {
                                    n: string;
                                    val: string[];
                                }[];
                                seo?: {
                                    [key: string]: unknown;
                                };
                                bg_img?: {
                                    [key: string]: unknown;
                                };
                                spn?: {
                                    [key: string]: unknown;
                                };
                                ex_id?: string;
                                tab_tg?: string;
                                con_tgs?: string[];
                                theme?: {
                                    [key: string]: unknown;
                                };
                                tab_bg?: {
                                    [key: string]: unknown;
                                };
                                tab_logo?: {
                                    [key: string]: unknown;
                                };
                                ad_nf?: boolean;
                                ad_nl?: boolean;
                                /** @enum {string} */
                                ty: "storefront" | "collection";
                                prd?: string[];
                                t?: {
                                    lon?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    lod?: {
                                        lang: string;
                                        n: string;
                                    }[];
                                    st_dt?: string;
                                    ed_dt?: string;
                                    appliesif?: string[] | string;
                                    ad_tags?: string[];
                                    ap?: {
                                        n: string;
                                        val: string[];
                                    }[];
                                    seo?: {
                                        [key: string]: unknown;
                                    };
                                    bg_img?: {
                                        [key: string]: unknown;
                                    };
                                    spn?: {
                                        [key: string]: unknown;
                                    };
                                    ex_id?: string;
                                    tab_tg?: string;
                                    con_tgs?: string[];
                                    theme?: {
                                        [key: string]: unknown;
                                    };
                                    tab_bg?: {
                                        [key: string]: unknown;
                                    };
                                    tab_logo?: {
                                        [key: string]: unknown;
                                    };
                                    ad_nf?: boolean;
                                    ad_nl?: boolean;
                                    id: string;
                                    c?: {
                                        id: string;
                                    }[];
                                }[];
                                c?: {
                                    id: string;
                                }[];
                                id: string;
                                key?: string;
                                urn?: string;
                                /** @enum {string} */
                                st?: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                rev?: number;
                                sides?: {
                                    /** @enum {string} */
                                    st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                                    key: string;
                                    n: number;
                                }[];
                                ct?: string;
                                ut?: string;
                                uu?: string;
                                wrng?: {
                                    code: string;
                                    msg: string;
                                }[];
                            };
                            seenAs?: {
                                viewer: {
                                    [key: string]: string[];
                                };
                                unseen: number;
                            };
                            title?: {
                                type: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                record: {
                                    [key: string]: unknown;
                                };
                                schema: {
                                    [key: string]: unknown;
                                };
                            };
                            day?: {
                                channel: {
                                    lang: string;
                                    n: string;
                                }[];
                                dt: string;
                                airings: {
                                    id: string;
                                    st: string;
                                    ed: string;
                                    lon: {
                                        lang: string;
                                        n: string;
                                    }[];
                                }[];
                            };
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    readReviewRail: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    source: string;
                    params: {
                        id?: string;
                        q?: string;
                        ids?: string;
                        kind?: string;
                        team?: string;
                        pins?: string;
                        count?: number;
                    };
                    pageNumber?: number;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            key?: string;
                            urn: string;
                            cty: string;
                            /** @enum {string} */
                            st: "published" | "draft" | "pre-draft" | "pending" | "archived" | "deleted" | "purged";
                            lon?: {
                                lang: string;
                                n: string;
                            }[];
                            prd?: string[];
                            ia?: string[];
                            badges: ("new" | "leaving" | "live" | "upcoming")[];
                            date?: string;
                            until?: string;
                            channel?: {
                                id: string;
                                lon: {
                                    lang: string;
                                    n: string;
                                }[];
                                cs?: string;
                            };
                            title?: {
                                id: string;
                                urn: string;
                                key: string;
                                ia: string[];
                            };
                            pin?: number;
                            /** @enum {string} */
                            hidden?: "notYet" | "expired" | "voiceOff" | "notPublished" | "productMissing" | "policy";
                            sample?: boolean;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listReviewNotes: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            text: string;
                            by: string;
                            isGuest: boolean;
                            isOwn: boolean;
                            ct: string;
                            place: {
                                /** @enum {string} */
                                kind: "document" | "field" | "container" | "airing" | "timecode";
                                at?: string;
                            };
                            resolved?: {
                                at: string;
                                by: string;
                                /** @enum {string} */
                                how: "publish" | "person";
                            };
                            replies: {
                                id: string;
                                text: string;
                                by: string;
                                isGuest: boolean;
                                isOwn: boolean;
                                ct: string;
                            }[];
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    addReviewNote: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    token: string;
                    name?: string;
                    text: string;
                    place?: {
                        /** @enum {string} */
                        kind: "document" | "field" | "container" | "airing" | "timecode";
                        at?: string;
                    };
                    parent?: string;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            text: string;
                            by: string;
                            isGuest: boolean;
                            isOwn: boolean;
                            ct: string;
                            place: {
                                /** @enum {string} */
                                kind: "document" | "field" | "container" | "airing" | "timecode";
                                at?: string;
                            };
                            resolved?: {
                                at: string;
                                by: string;
                                /** @enum {string} */
                                how: "publish" | "person";
                            };
                            replies: {
                                id: string;
                                text: string;
                                by: string;
                                isGuest: boolean;
                                isOwn: boolean;
                                ct: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listMachineTokens: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                            rights: {
                                [key: string]: ("view" | "create" | "update" | "delete" | "purge" | "archive" | "publish" | "unpublish" | "add" | "enable" | "disable" | "shutdown" | "force-unlock")[];
                            };
                            products: string[];
                            by: string;
                            ct: string;
                            until: string;
                            used?: string;
                            revoked?: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    makeMachineToken: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n: string;
                    rights: {
                        [key: string]: ("view" | "create" | "update" | "delete" | "purge" | "archive" | "publish" | "unpublish" | "add" | "enable" | "disable" | "shutdown" | "force-unlock")[];
                    };
                    products: string[];
                    days: number;
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            machine: {
                                id: string;
                                n: string;
                                rights: {
                                    [key: string]: ("view" | "create" | "update" | "delete" | "purge" | "archive" | "publish" | "unpublish" | "add" | "enable" | "disable" | "shutdown" | "force-unlock")[];
                                };
                                products: string[];
                                by: string;
                                ct: string;
                                until: string;
                                used?: string;
                                revoked?: string;
                            };
                            token: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    revokeMachineToken: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                            rights: {
                                [key: string]: ("view" | "create" | "update" | "delete" | "purge" | "archive" | "publish" | "unpublish" | "add" | "enable" | "disable" | "shutdown" | "force-unlock")[];
                            };
                            products: string[];
                            by: string;
                            ct: string;
                            until: string;
                            used?: string;
                            revoked?: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listWatches: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            watches: {
                                /** @enum {string} */
                                when: "any" | "older";
                                hours?: number;
                                mail: boolean;
                                webhook?: string;
                                view: string;
                                n: string;
                                payload: unknown;
                                since?: string;
                                count: number;
                            }[];
                            mail?: string;
                            webhooks: {
                                id: string;
                                n: string;
                            }[];
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    saveWatch: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    /** @enum {string} */
                    when: "any" | "older";
                    hours?: number;
                    mail: boolean;
                    webhook?: string;
                    /** @enum {string} */
                    lang: "en" | "zh" | "ms" | "ta";
                    zone: string;
                };
            };
        };
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            /** @enum {string} */
                            when: "any" | "older";
                            hours?: number;
                            mail: boolean;
                            webhook?: string;
                            view: string;
                            n: string;
                            payload: unknown;
                            since?: string;
                            count: number;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removeWatch: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listWebhooks: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            n: string;
                            address: string;
                            products: string[];
                            by: string;
                            ct: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    makeWebhook: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path?: never;
            cookie?: never;
        };
        requestBody: {
            content: {
                "application/json": {
                    n: string;
                    address: string;
                    products: string[];
                };
            };
        };
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            webhook: {
                                id: string;
                                n: string;
                                address: string;
                                products: string[];
                                by: string;
                                ct: string;
                            };
                            secret: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    removeWebhook: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: null;
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    testWebhook: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            201: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "webhook" | "mail";
                            /** @enum {string} */
                            topic: "view" | "test";
                            target: string;
                            about: string;
                            /** @enum {string} */
                            state: "waiting" | "sent" | "failed";
                            tries: number;
                            code?: number;
                            /** @enum {string} */
                            problem?: "status" | "timeout" | "unreachable" | "private" | "mail" | "removed" | "gone" | "broken";
                            next?: string;
                            ct: string;
                            ut: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    listDeliveries: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
                pageNumber?: number;
                pageSize?: number;
                state?: "waiting" | "sent" | "failed";
            };
            header?: never;
            path?: never;
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "webhook" | "mail";
                            /** @enum {string} */
                            topic: "view" | "test";
                            target: string;
                            about: string;
                            /** @enum {string} */
                            state: "waiting" | "sent" | "failed";
                            tries: number;
                            code?: number;
                            /** @enum {string} */
                            problem?: "status" | "timeout" | "unreachable" | "private" | "mail" | "removed" | "gone" | "broken";
                            next?: string;
                            ct: string;
                            ut: string;
                        }[];
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
    sendAgain: {
        parameters: {
            query?: {
                prd?: string;
                client?: string;
            };
            header?: {
                "idempotency-key"?: string;
            };
            path: {
                id: string;
            };
            cookie?: never;
        };
        requestBody?: never;
        responses: {
            /** @description Success */
            200: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": {
                        header: components["schemas"]["Header"];
                        data: {
                            id: string;
                            /** @enum {string} */
                            kind: "webhook" | "mail";
                            /** @enum {string} */
                            topic: "view" | "test";
                            target: string;
                            about: string;
                            /** @enum {string} */
                            state: "waiting" | "sent" | "failed";
                            tries: number;
                            code?: number;
                            /** @enum {string} */
                            problem?: "status" | "timeout" | "unreachable" | "private" | "mail" | "removed" | "gone" | "broken";
                            next?: string;
                            ct: string;
                            ut: string;
                        };
                    };
                };
            };
            /** @description A refusal; header.errors says why */
            default: {
                headers: {
                    [name: string]: unknown;
                };
                content: {
                    "application/json": components["schemas"]["Failure"];
                };
            };
        };
    };
}
