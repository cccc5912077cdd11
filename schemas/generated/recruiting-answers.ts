// Generated from schemas/api by `npm run codegen`. Do not edit.
import type { Static } from 'typebox';
import type * as recruitingApplications from '#schemas/api/recruiting/applications.ts';
import type * as recruitingChanges from '#schemas/api/recruiting/changes.ts';
import type * as recruitingJobs from '#schemas/api/recruiting/jobs.ts';
import type * as recruitingResults from '#schemas/api/recruiting/results.ts';
import type * as recruitingRetention from '#schemas/api/recruiting/retention.ts';
import type * as recruitingSavedFilters from '#schemas/api/recruiting/saved-filters.ts';
import type * as recruitingSettings from '#schemas/api/recruiting/settings.ts';
import type * as recruitingUnread from '#schemas/api/recruiting/unread.ts';
import type * as resumes from '#schemas/api/resumes.ts';
import type { AnswerShape } from '#schemas/json/answer-shape.ts';

export const applicationDetail: AnswerShape<Static<typeof recruitingApplications.applicationDetail>> = {
  "type": "object",
  "required": [
    "id",
    "status",
    "name",
    "email",
    "phone",
    "place",
    "jobId",
    "jobTitle",
    "formId",
    "formVersion",
    "channel",
    "source",
    "step",
    "stepReason",
    "assignee",
    "mayBeDuplicate",
    "createdAt",
    "at",
    "etag",
    "answers",
    "files",
    "notes",
    "changes",
    "noticeVersion",
    "consents",
    "mergedInto",
    "merged",
    "others",
    "finishedAt"
  ],
  "properties": {
    "id": {
      "type": "string"
    },
    "status": {
      "enum": [
        "APPLY_FINISH",
        "APPLY_INTERMEDIATE",
        "APPLICATION_DROP_OFF",
        "RESUME_DROP_OFF"
      ]
    },
    "name": {
      "type": [
        "string",
        "null"
      ]
    },
    "email": {
      "type": [
        "string",
        "null"
      ]
    },
    "phone": {
      "type": [
        "string",
        "null"
      ]
    },
    "place": {
      "type": [
        "string",
        "null"
      ]
    },
    "jobId": {
      "type": [
        "string",
        "null"
      ]
    },
    "jobTitle": {
      "type": [
        "string",
        "null"
      ]
    },
    "formId": {
      "type": "string"
    },
    "formVersion": {
      "type": "integer"
    },
    "channel": {
      "type": "string"
    },
    "source": {
      "type": [
        "string",
        "null"
      ]
    },
    "step": {
      "type": "string"
    },
    "stepReason": {
      "type": [
        "string",
        "null"
      ]
    },
    "assignee": {
      "type": [
        "string",
        "null"
      ]
    },
    "mayBeDuplicate": {
      "type": "boolean"
    },
    "createdAt": {
      "type": "string"
    },
    "at": {
      "type": "string"
    },
    "etag": {
      "type": "string"
    },
    "answers": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "keyId",
          "type",
          "label",
          "values",
          "text"
        ],
        "properties": {
          "keyId": {
            "type": "string"
          },
          "type": {
            "type": [
              "string",
              "null"
            ]
          },
          "label": {
            "type": "string"
          },
          "values": {
            "type": "array",
            "items": {
              "type": "string"
            }
          },
          "text": {
            "type": "string"
          }
        }
      }
    },
    "files": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "applicationId",
          "fileId",
          "name",
          "type",
          "bytes",
          "createdAt"
        ],
        "properties": {
          "applicationId": {
            "type": "string"
          },
          "fileId": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "type": {
            "type": "string"
          },
          "bytes": {
            "type": "integer"
          },
          "createdAt": {
            "type": "string"
          }
        }
      }
    },
    "notes": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "noteId",
          "author",
          "text",
          "createdAt"
        ],
        "properties": {
          "noteId": {
            "type": "string"
          },
          "author": {
            "type": "string"
          },
          "text": {
            "type": "string"
          },
          "createdAt": {
            "type": "string"
          }
        }
      }
    },
    "changes": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "at",
          "actor",
          "action",
          "detail",
          "reason"
        ],
        "properties": {
          "at": {
            "type": "string"
          },
          "actor": {
            "type": "string"
          },
          "action": {
            "enum": [
              "step-changed",
              "assigned",
              "note-added",
              "merged",
              "corrected"
            ]
          },
          "detail": {
            "type": [
              "string",
              "null"
            ]
          },
          "reason": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      }
    },
    "noticeVersion": {
      "type": [
        "string",
        "null"
      ]
    },
    "consents": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "key",
          "text"
        ],
        "properties": {
          "key": {
            "type": "string"
          },
          "text": {
            "type": "string"
          }
        }
      }
    },
    "mergedInto": {
      "type": [
        "string",
        "null"
      ]
    },
    "merged": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "status",
          "name",
          "email",
          "phone",
          "place",
          "jobId",
          "jobTitle",
          "formId",
          "formVersion",
          "channel",
          "source",
          "step",
          "stepReason",
          "assignee",
          "mayBeDuplicate",
          "createdAt",
          "at",
          "etag"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "status": {
            "enum": [
              "APPLY_FINISH",
              "APPLY_INTERMEDIATE",
              "APPLICATION_DROP_OFF",
              "RESUME_DROP_OFF"
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "email": {
            "type": [
              "string",
              "null"
            ]
          },
          "phone": {
            "type": [
              "string",
              "null"
            ]
          },
          "place": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobId": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobTitle": {
            "type": [
              "string",
              "null"
            ]
          },
          "formId": {
            "type": "string"
          },
          "formVersion": {
            "type": "integer"
          },
          "channel": {
            "type": "string"
          },
          "source": {
            "type": [
              "string",
              "null"
            ]
          },
          "step": {
            "type": "string"
          },
          "stepReason": {
            "type": [
              "string",
              "null"
            ]
          },
          "assignee": {
            "type": [
              "string",
              "null"
            ]
          },
          "mayBeDuplicate": {
            "type": "boolean"
          },
          "createdAt": {
            "type": "string"
          },
          "at": {
            "type": "string"
          },
          "etag": {
            "type": "string"
          }
        }
      }
    },
    "others": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "status",
          "name",
          "email",
          "phone",
          "place",
          "jobId",
          "jobTitle",
          "formId",
          "formVersion",
          "channel",
          "source",
          "step",
          "stepReason",
          "assignee",
          "mayBeDuplicate",
          "createdAt",
          "at",
          "etag"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "status": {
            "enum": [
              "APPLY_FINISH",
              "APPLY_INTERMEDIATE",
              "APPLICATION_DROP_OFF",
              "RESUME_DROP_OFF"
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "email": {
            "type": [
              "string",
              "null"
            ]
          },
          "phone": {
            "type": [
              "string",
              "null"
            ]
          },
          "place": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobId": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobTitle": {
            "type": [
              "string",
              "null"
            ]
          },
          "formId": {
            "type": "string"
          },
          "formVersion": {
            "type": "integer"
          },
          "channel": {
            "type": "string"
          },
          "source": {
            "type": [
              "string",
              "null"
            ]
          },
          "step": {
            "type": "string"
          },
          "stepReason": {
            "type": [
              "string",
              "null"
            ]
          },
          "assignee": {
            "type": [
              "string",
              "null"
            ]
          },
          "mayBeDuplicate": {
            "type": "boolean"
          },
          "createdAt": {
            "type": "string"
          },
          "at": {
            "type": "string"
          },
          "etag": {
            "type": "string"
          }
        }
      }
    },
    "finishedAt": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const applicationsAnswer: AnswerShape<Static<typeof recruitingApplications.applicationsAnswer>> = {
  "type": "object",
  "required": [
    "data",
    "next",
    "total"
  ],
  "properties": {
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "status",
          "name",
          "email",
          "phone",
          "place",
          "jobId",
          "jobTitle",
          "formId",
          "formVersion",
          "channel",
          "source",
          "step",
          "stepReason",
          "assignee",
          "mayBeDuplicate",
          "createdAt",
          "at",
          "etag"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "status": {
            "enum": [
              "APPLY_FINISH",
              "APPLY_INTERMEDIATE",
              "APPLICATION_DROP_OFF",
              "RESUME_DROP_OFF"
            ]
          },
          "name": {
            "type": [
              "string",
              "null"
            ]
          },
          "email": {
            "type": [
              "string",
              "null"
            ]
          },
          "phone": {
            "type": [
              "string",
              "null"
            ]
          },
          "place": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobId": {
            "type": [
              "string",
              "null"
            ]
          },
          "jobTitle": {
            "type": [
              "string",
              "null"
            ]
          },
          "formId": {
            "type": "string"
          },
          "formVersion": {
            "type": "integer"
          },
          "channel": {
            "type": "string"
          },
          "source": {
            "type": [
              "string",
              "null"
            ]
          },
          "step": {
            "type": "string"
          },
          "stepReason": {
            "type": [
              "string",
              "null"
            ]
          },
          "assignee": {
            "type": [
              "string",
              "null"
            ]
          },
          "mayBeDuplicate": {
            "type": "boolean"
          },
          "createdAt": {
            "type": "string"
          },
          "at": {
            "type": "string"
          },
          "etag": {
            "type": "string"
          }
        }
      }
    },
    "next": {
      "type": [
        "string",
        "null"
      ]
    },
    "total": {
      "type": "integer"
    }
  }
};

export const boardAnswer: AnswerShape<Static<typeof recruitingApplications.boardAnswer>> = {
  "type": "object",
  "required": [
    "columns"
  ],
  "properties": {
    "columns": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "step",
          "list"
        ],
        "properties": {
          "step": {
            "type": "string"
          },
          "list": {
            "type": "object",
            "required": [
              "data",
              "next",
              "total"
            ],
            "properties": {
              "data": {
                "type": "array",
                "items": {
                  "type": "object",
                  "required": [
                    "id",
                    "status",
                    "name",
                    "email",
                    "phone",
                    "place",
                    "jobId",
                    "jobTitle",
                    "formId",
                    "formVersion",
                    "channel",
                    "source",
                    "step",
                    "stepReason",
                    "assignee",
                    "mayBeDuplicate",
                    "createdAt",
                    "at",
                    "etag"
                  ],
                  "properties": {
                    "id": {
                      "type": "string"
                    },
                    "status": {
                      "enum": [
                        "APPLY_FINISH",
                        "APPLY_INTERMEDIATE",
                        "APPLICATION_DROP_OFF",
                        "RESUME_DROP_OFF"
                      ]
                    },
                    "name": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "email": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "phone": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "place": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "jobId": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "jobTitle": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "formId": {
                      "type": "string"
                    },
                    "formVersion": {
                      "type": "integer"
                    },
                    "channel": {
                      "type": "string"
                    },
                    "source": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "step": {
                      "type": "string"
                    },
                    "stepReason": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "assignee": {
                      "type": [
                        "string",
                        "null"
                      ]
                    },
                    "mayBeDuplicate": {
                      "type": "boolean"
                    },
                    "createdAt": {
                      "type": "string"
                    },
                    "at": {
                      "type": "string"
                    },
                    "etag": {
                      "type": "string"
                    }
                  }
                }
              },
              "next": {
                "type": [
                  "string",
                  "null"
                ]
              },
              "total": {
                "type": "integer"
              }
            }
          }
        }
      }
    }
  }
};

export const applicationPatch: AnswerShape<Static<typeof recruitingChanges.applicationPatch>> = {
  "type": "object",
  "properties": {
    "step": {
      "type": "string"
    },
    "reason": {
      "type": [
        "string",
        "null"
      ]
    },
    "assignee": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const bulkAnswer: AnswerShape<Static<typeof recruitingChanges.bulkAnswer>> = {
  "type": "object",
  "required": [
    "changed",
    "refused"
  ],
  "properties": {
    "changed": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "before",
          "etag"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "before": {
            "type": [
              "string",
              "null"
            ]
          },
          "etag": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      }
    },
    "refused": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "code"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "code": {
            "type": "string"
          }
        }
      }
    }
  }
};

export const bulkRequest: AnswerShape<Static<typeof recruitingChanges.bulkRequest>> = {
  "type": "object",
  "required": [
    "action",
    "items"
  ],
  "properties": {
    "action": {
      "enum": [
        "step",
        "delete"
      ]
    },
    "items": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "etag": {
            "type": "string"
          }
        }
      }
    },
    "step": {
      "type": "string"
    },
    "reason": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const exportRequest: AnswerShape<Static<typeof recruitingChanges.exportRequest>> = {
  "type": "object",
  "required": [
    "ids"
  ],
  "properties": {
    "ids": {
      "type": "array",
      "items": {
        "type": "string"
      }
    }
  }
};

export const mergeRequest: AnswerShape<Static<typeof recruitingChanges.mergeRequest>> = {
  "type": "object",
  "required": [
    "other"
  ],
  "properties": {
    "other": {
      "type": "string"
    }
  }
};

export const myDataLink: AnswerShape<Static<typeof recruitingChanges.myDataLink>> = {
  "type": "object",
  "required": [
    "address",
    "until"
  ],
  "properties": {
    "address": {
      "type": "string"
    },
    "until": {
      "type": "string"
    }
  }
};

export const noteRequest: AnswerShape<Static<typeof recruitingChanges.noteRequest>> = {
  "type": "object",
  "required": [
    "text"
  ],
  "properties": {
    "text": {
      "type": "string"
    },
    "noteId": {
      "type": "string"
    }
  }
};

export const appliedJobs: AnswerShape<Static<typeof recruitingJobs.appliedJobs>> = {
  "type": "object",
  "required": [
    "data"
  ],
  "properties": {
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "title",
          "place"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "title": {
            "type": [
              "string",
              "null"
            ]
          },
          "place": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      }
    }
  }
};

export const blockNumbersAnswer: AnswerShape<Static<typeof recruitingResults.blockNumbersAnswer>> = {
  "type": "object",
  "required": [
    "views",
    "data"
  ],
  "properties": {
    "views": {
      "type": "integer"
    },
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "blockId",
          "views",
          "clicks"
        ],
        "properties": {
          "blockId": {
            "type": "string"
          },
          "views": {
            "type": [
              "integer",
              "null"
            ]
          },
          "clicks": {
            "type": [
              "integer",
              "null"
            ]
          }
        }
      }
    }
  }
};

export const funnelAnswer: AnswerShape<Static<typeof recruitingResults.funnelAnswer>> = {
  "type": "object",
  "required": [
    "jobViews",
    "applyClicks",
    "pages",
    "finished",
    "finishedFrom",
    "stops"
  ],
  "properties": {
    "jobViews": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "applyClicks": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "pages": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "page",
          "reached",
          "sent",
          "refused"
        ],
        "properties": {
          "page": {
            "type": "integer"
          },
          "reached": {
            "type": [
              "integer",
              "null"
            ]
          },
          "sent": {
            "type": [
              "integer",
              "null"
            ]
          },
          "refused": {
            "type": [
              "integer",
              "null"
            ]
          }
        }
      }
    },
    "finished": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "finishedFrom": {
      "enum": [
        "applications",
        "events"
      ]
    },
    "stops": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "formId",
          "page",
          "question",
          "count",
          "stop"
        ],
        "properties": {
          "formId": {
            "type": "string"
          },
          "page": {
            "type": "string"
          },
          "question": {
            "type": [
              "string",
              "null"
            ]
          },
          "count": {
            "type": "integer"
          },
          "stop": {
            "type": [
              "string",
              "null"
            ]
          }
        }
      }
    }
  }
};

export const pageNumbersAnswer: AnswerShape<Static<typeof recruitingResults.pageNumbersAnswer>> = {
  "type": "object",
  "required": [
    "data"
  ],
  "properties": {
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "pageId",
          "views",
          "applications"
        ],
        "properties": {
          "pageId": {
            "type": "string"
          },
          "views": {
            "type": "integer"
          },
          "applications": {
            "type": "integer"
          }
        }
      }
    }
  }
};

export const resultsAnswer: AnswerShape<Static<typeof recruitingResults.resultsAnswer>> = {
  "type": "object",
  "required": [
    "period",
    "compared",
    "before",
    "unit",
    "totals",
    "applicationsFrom",
    "knownFrom",
    "series",
    "marks",
    "pages",
    "sources",
    "devices",
    "places",
    "applicationSources",
    "applicationChannels",
    "leftOut"
  ],
  "properties": {
    "period": {
      "type": "object",
      "required": [
        "from",
        "to"
      ],
      "properties": {
        "from": {
          "type": "string"
        },
        "to": {
          "type": "string"
        }
      }
    },
    "compared": {
      "type": "object",
      "required": [
        "from",
        "to"
      ],
      "properties": {
        "from": {
          "type": "string"
        },
        "to": {
          "type": "string"
        }
      }
    },
    "before": {
      "type": "object",
      "required": [
        "from",
        "to"
      ],
      "properties": {
        "from": {
          "type": "string"
        },
        "to": {
          "type": "string"
        }
      }
    },
    "unit": {
      "enum": [
        "hour",
        "day"
      ]
    },
    "totals": {
      "type": "object",
      "required": [
        "visits",
        "views",
        "jobViews",
        "applyClicks",
        "applications",
        "searches",
        "alerts"
      ],
      "properties": {
        "visits": {
          "type": "object",
          "required": [
            "count",
            "compared",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "compared": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "views": {
          "type": "object",
          "required": [
            "count",
            "compared",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "compared": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "jobViews": {
          "type": "object",
          "required": [
            "count",
            "compared",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "compared": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "applyClicks": {
          "type": "object",
          "required": [
            "count",
            "compared",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "compared": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "applications": {
          "type": "object",
          "required": [
            "count",
            "compared",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "compared": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "searches": {
          "type": "object",
          "required": [
            "count",
            "compared",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "compared": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "alerts": {
          "type": "object",
          "required": [
            "count",
            "compared",
            "before"
          ],
          "properties": {
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "compared": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        }
      }
    },
    "applicationsFrom": {
      "enum": [
        "applications",
        "events"
      ]
    },
    "knownFrom": {
      "type": "object",
      "required": [
        "events",
        "applications"
      ],
      "properties": {
        "events": {
          "type": "string"
        },
        "applications": {
          "type": "string"
        }
      }
    },
    "series": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "at",
          "visits",
          "views",
          "jobViews",
          "applyClicks",
          "applications"
        ],
        "properties": {
          "at": {
            "type": "string"
          },
          "visits": {
            "type": [
              "integer",
              "null"
            ]
          },
          "views": {
            "type": [
              "integer",
              "null"
            ]
          },
          "jobViews": {
            "type": [
              "integer",
              "null"
            ]
          },
          "applyClicks": {
            "type": [
              "integer",
              "null"
            ]
          },
          "applications": {
            "type": [
              "integer",
              "null"
            ]
          }
        }
      }
    },
    "marks": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "at",
          "pageId",
          "version"
        ],
        "properties": {
          "at": {
            "type": "string"
          },
          "pageId": {
            "type": "string"
          },
          "version": {
            "type": "integer"
          }
        }
      }
    },
    "pages": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "sources": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "devices": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "places": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "applicationSources": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "applicationChannels": {
      "type": "object",
      "required": [
        "rows",
        "rest",
        "total"
      ],
      "properties": {
        "rows": {
          "type": "array",
          "items": {
            "type": "object",
            "required": [
              "value",
              "count",
              "before"
            ],
            "properties": {
              "value": {
                "type": "string"
              },
              "count": {
                "type": [
                  "integer",
                  "null"
                ]
              },
              "before": {
                "type": [
                  "integer",
                  "null"
                ]
              }
            }
          }
        },
        "rest": {
          "type": [
            "object",
            "null"
          ],
          "required": [
            "values",
            "count",
            "before"
          ],
          "properties": {
            "values": {
              "type": "integer"
            },
            "count": {
              "type": [
                "integer",
                "null"
              ]
            },
            "before": {
              "type": [
                "integer",
                "null"
              ]
            }
          }
        },
        "total": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "leftOut": {
      "type": [
        "object",
        "null"
      ],
      "required": [
        "unsigned",
        "overLimit",
        "machines"
      ],
      "properties": {
        "unsigned": {
          "type": [
            "integer",
            "null"
          ]
        },
        "overLimit": {
          "type": [
            "integer",
            "null"
          ]
        },
        "machines": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    }
  }
};

export const searchResultsAnswer: AnswerShape<Static<typeof recruitingResults.searchResultsAnswer>> = {
  "type": "object",
  "required": [
    "searches",
    "empty",
    "opened",
    "top",
    "withoutResult"
  ],
  "properties": {
    "searches": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "empty": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "opened": {
      "type": "object",
      "required": [
        "count",
        "before"
      ],
      "properties": {
        "count": {
          "type": [
            "integer",
            "null"
          ]
        },
        "before": {
          "type": [
            "integer",
            "null"
          ]
        }
      }
    },
    "top": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "keyword",
          "searches",
          "empty",
          "opened"
        ],
        "properties": {
          "keyword": {
            "type": "string"
          },
          "searches": {
            "type": [
              "integer",
              "null"
            ]
          },
          "empty": {
            "type": [
              "integer",
              "null"
            ]
          },
          "opened": {
            "type": [
              "integer",
              "null"
            ]
          }
        }
      }
    },
    "withoutResult": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "keyword",
          "searches",
          "empty",
          "opened"
        ],
        "properties": {
          "keyword": {
            "type": "string"
          },
          "searches": {
            "type": [
              "integer",
              "null"
            ]
          },
          "empty": {
            "type": [
              "integer",
              "null"
            ]
          },
          "opened": {
            "type": [
              "integer",
              "null"
            ]
          }
        }
      }
    }
  }
};

export const vitalsAnswer: AnswerShape<Static<typeof recruitingResults.vitalsAnswer>> = {
  "type": "object",
  "required": [
    "budgets",
    "data"
  ],
  "properties": {
    "budgets": {
      "type": "object",
      "required": [
        "LCP",
        "INP",
        "CLS"
      ],
      "properties": {
        "LCP": {
          "type": "number"
        },
        "INP": {
          "type": "number"
        },
        "CLS": {
          "type": "number"
        }
      }
    },
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "pageId",
          "samples",
          "LCP",
          "INP",
          "CLS"
        ],
        "properties": {
          "pageId": {
            "type": "string"
          },
          "samples": {
            "type": [
              "integer",
              "null"
            ]
          },
          "LCP": {
            "type": [
              "number",
              "null"
            ]
          },
          "INP": {
            "type": [
              "number",
              "null"
            ]
          },
          "CLS": {
            "type": [
              "number",
              "null"
            ]
          }
        }
      }
    }
  }
};

export const retention: AnswerShape<Static<typeof recruitingRetention.retention>> = {
  "type": "object",
  "required": [
    "atOnce",
    "nextWeek",
    "nextAt"
  ],
  "properties": {
    "atOnce": {
      "type": "integer"
    },
    "nextWeek": {
      "type": "integer"
    },
    "nextAt": {
      "type": [
        "string",
        "null"
      ]
    }
  }
};

export const savedFilters: AnswerShape<Static<typeof recruitingSavedFilters.savedFilters>> = {
  "type": "object",
  "required": [
    "data"
  ],
  "properties": {
    "data": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "name",
          "filters"
        ],
        "properties": {
          "name": {
            "type": "string"
          },
          "filters": {
            "type": "object",
            "properties": {
              "job": {
                "type": "string"
              },
              "step": {
                "type": "string"
              },
              "status": {
                "enum": [
                  "APPLY_FINISH",
                  "APPLY_INTERMEDIATE",
                  "APPLICATION_DROP_OFF",
                  "RESUME_DROP_OFF"
                ]
              },
              "place": {
                "type": "string"
              },
              "from": {
                "type": "string"
              },
              "to": {
                "type": "string"
              },
              "source": {
                "type": "string"
              },
              "channel": {
                "enum": [
                  "web",
                  "cb"
                ]
              },
              "stop": {
                "type": "string"
              }
            }
          }
        }
      }
    }
  }
};

export const applicationSettings: AnswerShape<Static<typeof recruitingSettings.applicationSettings>> = {
  "type": "object",
  "required": [
    "steps",
    "contactedStep",
    "showsUnfinished",
    "dropOffHours",
    "retentionDays",
    "templates"
  ],
  "properties": {
    "steps": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "name"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "asksReason": {
            "type": "boolean"
          }
        }
      }
    },
    "contactedStep": {},
    "showsUnfinished": {
      "type": "boolean"
    },
    "dropOffHours": {
      "type": "integer"
    },
    "retentionDays": {
      "type": "integer"
    },
    "templates": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "id",
          "name",
          "text"
        ],
        "properties": {
          "id": {
            "type": "string"
          },
          "name": {
            "type": "string"
          },
          "text": {
            "type": "string"
          },
          "forUnfinished": {
            "type": "boolean"
          }
        }
      }
    }
  }
};

export const readUntilRequest: AnswerShape<Static<typeof recruitingUnread.readUntilRequest>> = {
  "type": "object",
  "required": [
    "until"
  ],
  "properties": {
    "until": {
      "type": "string"
    }
  }
};

export const unreadApplications: AnswerShape<Static<typeof recruitingUnread.unreadApplications>> = {
  "type": "object",
  "required": [
    "ids",
    "hasMore",
    "asOf"
  ],
  "properties": {
    "ids": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "hasMore": {
      "type": "boolean"
    },
    "asOf": {
      "type": "string"
    }
  }
};

export const parseResumeAnswer: AnswerShape<Static<typeof resumes.parseResumeAnswer>> = {
  "type": "object",
  "required": [
    "values",
    "resumeParsing",
    "offered",
    "text",
    "reasons"
  ],
  "properties": {
    "values": {},
    "resumeParsing": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "keyId",
          "value",
          "confidence",
          "source"
        ],
        "properties": {
          "keyId": {
            "type": "string"
          },
          "value": {
            "type": "string"
          },
          "confidence": {
            "type": "number"
          },
          "source": {
            "type": "object",
            "required": [
              "page",
              "line"
            ],
            "properties": {
              "page": {
                "type": "integer"
              },
              "line": {
                "type": "integer"
              },
              "box": {
                "type": "array",
                "items": {
                  "type": "number"
                }
              }
            }
          }
        }
      }
    },
    "offered": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "keyId",
          "value",
          "confidence",
          "source"
        ],
        "properties": {
          "keyId": {
            "type": "string"
          },
          "value": {
            "type": "string"
          },
          "confidence": {
            "type": "number"
          },
          "source": {
            "type": "object",
            "required": [
              "page",
              "line"
            ],
            "properties": {
              "page": {
                "type": "integer"
              },
              "line": {
                "type": "integer"
              },
              "box": {
                "type": "array",
                "items": {
                  "type": "number"
                }
              }
            }
          }
        }
      }
    },
    "text": {
      "enum": [
        "whole",
        "partial",
        "none"
      ]
    },
    "reasons": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "code",
          "es",
          "en"
        ],
        "properties": {
          "code": {
            "enum": [
              "parsing-off",
              "no-text",
              "pictures-off",
              "encrypted",
              "damaged",
              "too-slow",
              "too-large",
              "pages-cut",
              "scan-cut",
              "text-cut"
            ]
          },
          "es": {
            "type": "string"
          },
          "en": {
            "type": "string"
          }
        }
      }
    }
  }
};

export const parseResumeRequest: AnswerShape<Static<typeof resumes.parseResumeRequest>> = {
  "type": "object",
  "required": [
    "formId",
    "resumeUrl"
  ],
  "properties": {
    "formId": {
      "type": "string"
    },
    "resumeUrl": {
      "type": "string"
    }
  }
};

export const resumeReadingAnswer: AnswerShape<Static<typeof resumes.resumeReadingAnswer>> = {
  "type": "object",
  "required": [
    "text",
    "lines",
    "fields",
    "reasons"
  ],
  "properties": {
    "text": {
      "enum": [
        "whole",
        "partial",
        "none"
      ]
    },
    "lines": {
      "type": "array",
      "items": {
        "type": "string"
      }
    },
    "fields": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "field",
          "value",
          "confidence",
          "source"
        ],
        "properties": {
          "field": {
            "enum": [
              "name",
              "email",
              "phone",
              "city",
              "postalCode",
              "lastTitle",
              "lastCompany",
              "lastFrom",
              "lastTo",
              "experienceYears",
              "licence",
              "school",
              "vehicles",
              "curp",
              "rfc"
            ]
          },
          "value": {
            "type": "string"
          },
          "confidence": {
            "type": "number"
          },
          "source": {
            "type": "object",
            "required": [
              "page",
              "line"
            ],
            "properties": {
              "page": {
                "type": "integer"
              },
              "line": {
                "type": "integer"
              },
              "box": {
                "type": "array",
                "items": {
                  "type": "number"
                }
              }
            }
          }
        }
      }
    },
    "reasons": {
      "type": "array",
      "items": {
        "type": "object",
        "required": [
          "code",
          "es",
          "en"
        ],
        "properties": {
          "code": {
            "enum": [
              "parsing-off",
              "no-text",
              "pictures-off",
              "encrypted",
              "damaged",
              "too-slow",
              "too-large",
              "pages-cut",
              "scan-cut",
              "text-cut"
            ]
          },
          "es": {
            "type": "string"
          },
          "en": {
            "type": "string"
          }
        }
      }
    }
  }
};
