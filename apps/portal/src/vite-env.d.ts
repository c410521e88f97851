interface ImportMetaEnv {
  /** False in production builds, from which the developer's toolbar is left out. */
  readonly HAS_TOOLBAR: boolean;
}
