import type { SubjectArea } from '../subject-area';

export const mobile: SubjectArea = {
  motif: 'mobile',
  name: 'mobile development',
  words: 'mobile, mobile development, mobile-development, app development, apps, app, smartphone',
  tools:
    'Git, Firebase, Figma, Postman, SQLite, Fastlane, GitHub Actions, Android Studio, Xcode, App Store Connect, Flutter, Kotlin, Swift, Dart',
  roles:
    'Mobile Developer, Android Developer, iOS Developer, Flutter Developer, React Native Developer, Mobile Test Engineer, App Product Engineer, Mobile Team Lead',
  audience:
    'Web developers moving to mobile, Students with an app idea, Android developers learning a second platform, Designers who want to build, Freelancers asked for apps, Founders making a first version, Computer science teachers',
  skills:
    'Mobile interface patterns, State management, Networking, Offline storage, Push notifications, Testing on devices, Accessibility, Release process, Performance profiling, Version control, Debugging, Store guidelines',
  needs: {
    beginner:
      'A laptop with 8 GB of memory, Any telephone for testing, Basic programming in any language, Patience with first installations',
    other: 'Object-oriented programming, Git basics, REST calls, A laptop with 16 GB of memory, A device with a cable',
  },
  bonus:
    'Getting through store review, Reading crash reports, An app that works in the lift, Monetising honestly, Designing for one hand, Preparing for mobile interviews',
  projects:
    'An app in the store by the last week, An offline-first field app with sync, A chat with push notifications, An app that passes an accessibility audit',
  labs: '{it} built on a real device, {it} tested with the network switched off, A profile of {it} with {tool}, A review of {it} against the platform’s guidelines',
  angles:
    '{it} without a network, Testing {it}, {it} on small and large screens, Performance of {it}, Accessibility of {it}, Platform differences in {it}',
  modules: [
    'Mobile foundations: Platforms, Life cycles, Navigation patterns, Permissions, Tools',
    'Networking: Requests, JSON, Errors, Caching, Authentication',
    'Local data: Preferences, Databases, Files, Sync, Migrations',
    'Releasing: Signing, Stores, Testing tracks, Crash reports, Updates',
  ],
  subtopics: [
    {
      name: 'Flutter',
      words: 'flutter, dart, cross-platform, cross platform, bloc, riverpod',
      tools: 'Flutter, Dart, Android Studio, Riverpod, Bloc, Dio, Drift, Firebase, Fastlane, Flutter DevTools',
      goals:
        'Build interfaces from widgets, Manage state that others understand, Talk to services and work offline, Test widgets and flows, Release to both stores',
      projects: 'A delivery app for two platforms from one code base, A field survey app that syncs at night',
      modules: [
        'Dart: Types, Null safety, Collections, Futures and streams, Classes',
        'Widgets: Layout, Constraints, Themes, Lists, Forms',
        'Navigation: Routes, Deep links, Tabs, Guards, State restoration',
        'State: Local state, Riverpod, Bloc, Immutability, Side effects',
        'Data: Dio, JSON, Drift, Caching, Offline first',
        'Native features: Camera, Location, Notifications, Platform channels, Permissions',
        'Quality: Widget tests, Integration tests, Golden files, DevTools, Accessibility',
        'Shipping: Flavours, Signing, Fastlane, Stores, Crash reporting',
      ],
    },
    {
      name: 'Android',
      words: 'android, kotlin, jetpack, compose, jetpack compose, java android',
      tools:
        'Kotlin, Android Studio, Jetpack Compose, Coroutines, Room, Retrofit, Hilt, Espresso, Gradle, Play Console',
      goals:
        'Write idiomatic Kotlin, Build screens with Compose, Keep work off the main thread, Store and sync data, Publish and maintain an app on Play',
      projects: 'A transit app with live positions, A habit tracker with widgets and reminders',
      modules: [
        'Kotlin: Null safety, Data classes, Lambdas, Extensions, Coroutines',
        'Compose: Composables, State hoisting, Layouts, Lists, Themes',
        'Architecture: ViewModels, Flows, Repositories, Hilt, Modules',
        'Data: Room, DataStore, Retrofit, Paging, WorkManager',
        'Device features: Permissions, Camera, Location, Notifications, Widgets',
        'Testing: Unit tests, Compose tests, Fakes, Screenshots, Device farms',
        'Performance: Start-up, Recomposition, Memory, Battery, Baseline profiles',
        'Play: Signing, Tracks, Policies, Vitals, In-app updates',
      ],
    },
    {
      name: 'iOS',
      words: 'ios, swift, swiftui, iphone, xcode, uikit, apple',
      tools:
        'Swift, SwiftUI, Xcode, Swift Testing, Core Data, Combine, TestFlight, Instruments, Fastlane, App Store Connect',
      goals:
        'Write safe and clear Swift, Build screens with SwiftUI, Handle concurrency, Store data on the device, Get through App Store review',
      projects: 'A travel journal with maps and photos, A reading app with widgets',
      modules: [
        'Swift: Optionals, Value types, Protocols, Generics, Errors',
        'SwiftUI: Views, State, Layout, Lists, Navigation',
        'Concurrency: Tasks, Actors, Async sequences, Cancellation, Main actor',
        'Data: Codable, SwiftData, Keychain, iCloud, Caching',
        'System features: Notifications, Location, Camera, Widgets, Shortcuts',
        'Testing: Unit tests, UI tests, Previews, Accessibility audits, Snapshots',
        'Shipping: Provisioning, TestFlight, Review guidelines, Analytics, Phased release',
      ],
    },
    {
      name: 'React Native',
      words: 'react native, expo, react-native',
      tools:
        'React Native, Expo, TypeScript, React Navigation, Zustand, TanStack Query, Reanimated, Detox, EAS Build, Flipper',
      goals:
        'Use React for native screens, Navigate as each platform expects, Animate at sixty frames, Reach native features, Update over the air responsibly',
      projects: 'A marketplace app with chat, A fitness app with charts and reminders',
      modules: [
        'From web to native: Components, Styles, Flexbox, Touch, Platform files',
        'Navigation: Stacks, Tabs, Deep links, Modals, State',
        'Data: Queries, Offline, Storage, Authentication, Uploads',
        'Native features: Camera, Location, Notifications, Permissions, Native modules',
        'Animation: Reanimated, Gestures, Layout animations, Lists, Sixty frames',
        'Testing: Testing Library, Detox, Mocks, Devices, Continuous integration',
        'Releasing: EAS, Signing, Over-the-air updates, Crash reports, Store review',
      ],
    },
  ],
};
